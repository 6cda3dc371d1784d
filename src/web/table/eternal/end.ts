import { story } from '../../../games/eternal/protocol/story.ts'
import { groupAsStory } from '../../../language/story.ts'
import { pictureOf } from '../../card/pictures/index.ts'
import { numeral, speaking } from '../../page/words.ts'
import { overTurns, tallied } from '../end/summary.ts'
import type { Cards, End, Sheets } from '../table-parts.ts'
import { sideName, watches } from './board/player-name.ts'
import type { Moment } from './types.ts'
import { viewOf } from './view.ts'
import { eternalEndWords } from './words/end-words.ts'
import { SEAT_PICTURES } from './words/signs.ts'
import { eternalWords } from './words/words.ts'

const w = speaking(eternalWords)
const e = speaking(eternalEndWords)

const SHOWN = 5

/** What hurt the other player, both healths over the turns, and the own turn that did most. */
export function end(moment: Moment, _: Sheets, cards: Cards): End {
  const { winner, turn, players } = viewOf(moment)
  const me = moment.eyes === 1 ? 1 : 0
  const foe = me === 1 ? 0 : 1
  const turns = groupAsStory(moment.log, story)
  const blows = (target: 0 | 1) =>
    tallied(turns, story.whose, (event) => {
      if (event.kind !== 'damaged' || event.object === null || !('player' in event.object)) return null
      if (event.object.player !== target) return null
      const { source } = event
      const card = source !== null && 'card' in source ? (source.card ?? null) : (event.cause ?? null)
      return { n: event.amount, card, aside: false }
    })
  const [mine, theirs] = [blows(foe), blows(me)]
  const rows = (byCard: readonly (readonly [string, number])[]) =>
    byCard.slice(0, SHOWN).map(([id, n]) => ({
      name: cards.get(id)?.name ?? id,
      picture: pictureOf({ id, game: 'eternal', type: cards.get(id)?.type ?? 'unit' }),
      n,
    }))
  const { facts } = w.value
  const looksOn = watches(moment)
  const won = winner === me
  const name = (seat: 0 | 1, usual: string): string => (looksOn ? sideName(moment, seat) : usual)
  // Whoever lost learns most from the turn that hurt most.
  const turning = (won ? mine : theirs).best
  return {
    won: looksOn ? null : won,
    picture: SEAT_PICTURES[winner === 1 ? 1 : 0],
    facts: [
      [facts.turns, String(turn)],
      [name(me, facts.health), numeral(players[me].health)],
      [name(foe, facts.theirs), numeral(players[foe].health)],
    ],
    turns: turn,
    bars: [
      { title: e.value.mattered, note: name(me, e.value.damageDealt), rows: rows(mine.byCard) },
      {
        title: looksOn ? e.value.mattered : e.value.hurtMost,
        note: name(foe, e.value.damageTaken),
        rows: rows(theirs.byCard),
      },
    ],
    curve: {
      title: e.value.overTheTurns,
      lines: [
        { name: name(me, w.value.you), points: overTurns(turns, `player ${me}`, players[me].health) },
        { name: name(foe, w.value.opponent), points: overTurns(turns, `player ${foe}`, players[foe].health) },
      ],
    },
    best:
      turning === null
        ? null
        : {
            ...(won || looksOn ? {} : { title: e.value.hardestTurn }),
            words: e.value.bestTurn(turning.turn, turning.n),
            cards: turning.cards,
            after: turning.after,
          },
  }
}
