import { story } from '../../../games/aeons-end/protocol/story.ts'
import { groupAsStory } from '../../../language/story.ts'
import { pictureOf } from '../../card/pictures/index.ts'
import { speaking } from '../../page/words.ts'
import { overTurns, tallied } from '../end/summary.ts'
import type { Cards, End, Sheets } from '../table-parts.ts'
import type { Moment } from './types.ts'
import { viewOf } from './view.ts'
import { aeonsEndEndWords } from './words/end-words.ts'
import { mageLabel } from './words/names.ts'
import { aeonsEndWords } from './words/words.ts'

const w = speaking(aeonsEndWords)
const e = speaking(aeonsEndEndWords)

const SHOWN = 5

/** Damage by mage and by card, Gravehold over the turns, and the best turn. */
export function end(moment: Moment, sheets: Sheets, cards: Cards): End {
  const view = viewOf(moment)
  const { nemesis, gravehold, turn, outcome } = view
  const turns = groupAsStory(moment.log, story)
  const { bySeat, byCard, best } = tallied(turns, story.whose, (event) => {
    const hits = event.kind === 'nemesisChanged' || event.kind === 'minionChanged'
    if (!hits || event.by >= 0) return null
    return { n: -event.by, card: event.cause ?? null, aside: event.kind === 'minionChanged' }
  })
  const nameOf = (seat: number): string => mageLabel(sheets, view, seat)
  // Behind acolytes a nemesis has no life of its own to speak of.
  const behindOthers = nemesis.max <= 1
  const foe = sheets.get(nemesis.id ?? '')?.name ?? w.value.nemesis
  return {
    won: outcome === null ? null : outcome.startsWith('won'),
    picture: pictureOf({ id: nemesis.id ?? '', game: 'aeons-end', type: 'nemesis' }),
    facts: [
      [w.value.turns, String(turn)],
      ...(behindOthers ? [] : [[foe, w.value.of(nemesis.life, nemesis.max)] as const]),
      [w.value.gravehold, w.value.of(gravehold.life, gravehold.max)],
    ],
    turns: turn,
    bars: [
      {
        title: e.value.damageBy,
        note: e.value.damageNote,
        rows: view.players.map(({ mage }, seat) => ({
          name: nameOf(seat),
          picture: pictureOf({ id: mage ?? '', game: 'aeons-end', type: 'mage' }, seat),
          n: bySeat.get(seat)?.goal ?? 0,
          aside: bySeat.get(seat)?.aside ?? 0,
        })),
      },
      {
        title: e.value.cardsThatMattered,
        note: e.value.damageDealt,
        rows: byCard.slice(0, SHOWN).map(([id, n]) => ({
          name: cards.get(id)?.name ?? sheets.get(id)?.name ?? id,
          picture: pictureOf({ id, game: 'aeons-end', type: cards.get(id)?.type ?? 'spell' }),
          n,
        })),
      },
    ],
    curve: {
      title: e.value.overTheTurns,
      lines: [
        { name: w.value.gravehold, points: overTurns(turns, 'gravehold', gravehold.life, gravehold.max) },
        ...(behindOthers
          ? []
          : [{ name: foe, points: overTurns(turns, 'nemesis', nemesis.life, nemesis.max) }]),
      ],
    },
    best:
      best === null
        ? null
        : {
            words: e.value.bestTurn(nameOf(best.who), best.turn, best.n),
            cards: best.cards,
            after: best.after,
          },
  }
}
