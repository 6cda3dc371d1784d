import { story } from '../../../games/aeons-end/protocol/story.ts'
import { pictureOf } from '../../card/pictures/index.ts'
import { speaking } from '../../page/words.ts'
import type { Act, Cards, Missing } from '../face.ts'
import { Board } from './Board.tsx'
import { draftActs, pickPrompt } from './draft.ts'
import { look } from './look.ts'
import { rules } from './rules.ts'
import { soundOf } from './sounds.ts'
import { sparks } from './sparks.ts'
import type { BoardProps, GameFace, Moment, Reference } from './types.ts'
import { mageOf, viewOf } from './view.ts'
import { aeonsEndWords } from './words.ts'
import { ownNumber } from './zones.ts'

const w = speaking(aeonsEndWords)

/** Answers that go on: what Enter says. */
const GOING_ON: readonly string[] = [
  'end main',
  'end casting',
  'pass',
  'done',
  'keep order',
  'let it resolve',
  'yes',
]
/** Answers that decline: what Escape says. */
const DECLINING: readonly string[] = ['no', 'done', 'pass', 'let it resolve']

const PHASES: Readonly<Record<string, number>> = {
  casting: 0,
  main: 1,
  draw: 2,
  'nemesis main': 0,
  'nemesis draw': 1,
}

/** Every gem in hand, one after the other; a gem that asks something stops the row until it is answered. */
function playAllGems({ moment, cards, choices, follow }: BoardProps): readonly Act[] {
  const isGem = (card: string | undefined): boolean => cards.get(card ?? '')?.type === 'gem'
  const seat = moment.question?.seat ?? -1
  const gems = viewOf(moment).players[seat]?.hand.filter(isGem) ?? []
  const playable = choices.some(({ ref }) => ref.kind === 'play' && isGem(ref.card))
  if (moment.question?.kind !== 'main phase' || !playable || gems.length < 2) return []
  let left = gems.length
  return [
    {
      id: 'play all gems',
      title: w.value.playAllGems,
      note: `×\u00a0${gems.length}`,
      run: () =>
        follow(({ kind, choices: next }) => {
          if (kind !== 'main phase' || left-- <= 0) return null
          return next.find(({ ref }) => ref.kind === 'play' && isGem(ref.card))?.index ?? null
        }),
    },
  ]
}

const MISSING = 3

/** What people look for in a main phase and do not find. */
function missing(moment: Moment, cards: Cards): readonly Missing[] {
  const { question } = moment
  if (question?.kind !== 'main phase') return []
  const fits = (ref: Reference, kind: Reference['kind'], card?: string) =>
    ref.kind === kind && (card === undefined || ref.card === card)
  const has = (kind: Reference['kind'], card?: string) =>
    question.choices.some(({ ref }) => fits(ref, kind, card))
  const powers = viewOf(moment).nemesis.inPlay.filter(
    ({ card, price }) => price === true && !has('to discard', card),
  )
  return [
    ...(has('charge') ? [] : [{ title: w.value.gainCharge, wish: 'charge' }]),
    ...(has('ability') ? [] : [{ title: w.value.useAbility, wish: 'ability' }]),
    ...powers.slice(0, 2).map(({ card }) => ({
      title: w.value.discardPower(cards.get(card)?.name ?? card),
      wish: `discard power ${card}`,
    })),
  ].slice(0, MISSING)
}

const face: GameFace = {
  Board,
  look,
  acts: draftActs,
  more: playAllGems,
  moved: (event) => (event.kind === 'moved' ? event : null),
  confirm: ({ choices }) => choices.find(({ ref }) => GOING_ON.includes(ref.kind))?.index ?? null,
  decline: ({ choices }) => choices.find(({ ref }) => DECLINING.includes(ref.kind))?.index ?? null,
  asked(moment) {
    const view = viewOf(moment)
    const seat = moment.question?.seat ?? -1
    const mage = seat < 0 ? null : mageOf(view, seat)
    const id = mage ?? view.nemesis.id ?? ''
    return {
      name: id,
      picture: pictureOf({ id, game: 'aeons-end', type: mage === null ? 'nemesis' : 'mage' }),
    }
  },
  seats: (moment, sheets) =>
    viewOf(moment).players.map(({ mage }, seat) => sheets.get(mage ?? '')?.name ?? w.value.player(seat + 1)),
  phases(moment) {
    const { phase } = viewOf(moment)
    const now = PHASES[phase]
    if (now === undefined) return { names: [], now: 0 }
    return { names: phase.startsWith('nemesis') ? w.value.nemesisPhases : w.value.phases, now }
  },
  sparks,
  soundOf,
  story,
  measured(of, moment, sheets) {
    const view = viewOf(moment)
    const seat = ownNumber(of)
    if (seat !== null)
      return { name: sheets.get(mageOf(view, seat) ?? '')?.name ?? w.value.player(seat + 1), sign: '' }
    if (of === 'nemesis')
      return { name: sheets.get(view.nemesis.id ?? '')?.name ?? w.value.nemesis, sign: '' }
    if (of === 'aether') return { name: '', sign: '\u00a0{ae}' }
    return { name: of === 'gravehold' ? w.value.gravehold : w.value.chargesGained, sign: '' }
  },
  missing,
  rules,
  prompt: pickPrompt,
  coach({ question }) {
    const words = question === null ? undefined : w.value.coach[question.kind]
    return words === undefined ? null : { key: `aeons-end/${question!.kind}`, words }
  },
  end(moment) {
    const { nemesis, gravehold, turn, outcome } = viewOf(moment)
    return {
      won: outcome === null ? null : outcome.startsWith('won'),
      picture: pictureOf({ id: nemesis.id ?? '', game: 'aeons-end', type: 'nemesis' }),
      facts: [
        [w.value.turns, String(turn)],
        [w.value.nemesis, w.value.of(nemesis.life, nemesis.max)],
        [w.value.gravehold, w.value.of(gravehold.life, gravehold.max)],
      ],
    }
  },
}

export default face
