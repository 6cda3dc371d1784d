import { seatOfLife } from '../../../games/aeons-end/place-names.ts'
import { story } from '../../../games/aeons-end/protocol/story.ts'
import { theCard } from '../../card/naming.ts'
import { pictureOf } from '../../card/pictures/index.ts'
import { speaking } from '../../page/words.ts'
import type { Act, Cards, Missing } from '../table-parts.ts'
import { Board, lookBack } from './board/Board.tsx'
import { draftActs, pickPrompt } from './draft.ts'
import { sparks } from './effects/sparks.ts'
import { look } from './look.ts'
import { gemActs, isGem, playAllGems, StandingGems } from './mage/gems.tsx'
import { rules } from './rules.ts'
import type { BoardProps, GameFace, Moment, Plan, Reference } from './types.ts'
import { mageOf, viewOf } from './view.ts'
import { mageLabel } from './words/names.ts'
import { aeonsEndWords } from './words/words.ts'

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

/** What is done in a turn, by the letter that always means it. */
const LETTERS: Readonly<Record<string, string>> = {
  gain: 'B',
  charge: 'C',
  focus: 'F',
  open: 'O',
  ability: 'A',
  'end casting': 'E',
  'end main': 'E',
}

/** Every spell that may be cast, all at the nemesis; whatever else is asked on the way is asked. */
function castAll({ moment, choices, sheets, follow }: BoardProps): readonly Act[] {
  if (moment.question?.kind !== 'casting phase') return []
  const spells = choices.filter(({ ref }) => ref.kind === 'cast').length
  if (spells === 0) return []
  const nemesis = sheets.get(viewOf(moment).nemesis.id ?? '')?.name ?? w.value.nemesis
  let left = spells
  const plan: Plan = ({ kind, choices: next }) => {
    const target = next.find(({ ref }) => 'target' in ref && ref.target === 'nemesis')
    if (target !== undefined) return target.index
    if (kind !== 'casting phase' || left-- <= 0) return null
    return next.find(({ ref }) => ref.kind === 'cast')?.index ?? null
  }
  return [
    {
      id: 'cast all',
      title: w.value.castAll(spells, nemesis),
      letter: 'S',
      confirms: true,
      run: () => follow(plan, ({ kind }) => kind === 'casting phase' && left > 0),
    },
  ]
}

/** Every spell that can be prepped, each to the breach of the highest number that takes it: those add damage. */
function prepAll({ moment, choices, follow }: BoardProps): readonly Act[] {
  if (moment.question?.kind !== 'main phase') return []
  const breaches = new Set(choices.flatMap(({ ref }) => (ref.kind === 'prep' ? [ref.breach] : [])))
  const hand = viewOf(moment).players[moment.question.seat]?.hand ?? []
  const spells = new Set(choices.flatMap(({ ref }) => (ref.kind === 'prep' ? [ref.card] : [])))
  const most = Math.min(breaches.size, hand.filter((card) => spells.has(card)).length)
  if (most < 2) return []
  let left = most
  const plan: Plan = ({ kind, choices: next }) => {
    if (kind !== 'main phase' || left-- <= 0) return null
    const preps = next.flatMap(({ ref, index }) =>
      ref.kind === 'prep' ? [{ card: ref.card, breach: Number(ref.breach), index }] : [],
    )
    const best = preps
      .filter(({ card }) => card === preps[0]?.card)
      .reduce((a, b) => (b.breach > a.breach ? b : a), preps[0] ?? { breach: 0, index: null })
    return best.index
  }
  return [
    {
      id: 'prep all',
      title: w.value.prepAll,
      note: `×\u00a0${most}`,
      letter: 'P',
      run: () => follow(plan),
    },
  ]
}

/** Gems that were not played, or aether that could still buy something. */
function unused({ moment, cards, choices }: BoardProps): string | null {
  if (moment.question?.kind !== 'main phase') return null
  const gems = choices.filter(({ ref }) => ref.kind === 'play' && isGem(cards, ref.card)).length
  const seat = moment.question.seat
  const held = viewOf(moment).players[seat]?.hand.filter((card) => isGem(cards, card)).length ?? 0
  if (gems > 0) return w.value.gemsLeft(held)
  const aether = viewOf(moment).aether.reduce((sum, n) => sum + n, 0)
  const buys = choices.some(({ ref }) => ['gain', 'charge', 'focus', 'open'].includes(ref.kind))
  return aether > 0 && buys ? w.value.aetherLeft(aether) : null
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
      title: w.value.discardPower(theCard(cards.get(card))),
      wish: `discard power ${card}`,
    })),
  ].slice(0, MISSING)
}

const face: GameFace = {
  Board,
  look,
  acts: (asked) => draftActs(asked) ?? gemActs(asked),
  Kept: StandingGems,
  more: (asked) => [...playAllGems(asked), ...castAll(asked), ...prepAll(asked)],
  letter: (kind) => LETTERS[kind],
  unused,
  moved: (event) => (event.kind === 'moved' ? event : null),
  confirm: ({ choices }) => choices.find(({ ref }) => GOING_ON.includes(ref.kind))?.index ?? null,
  decline: ({ choices }) => choices.find(({ ref }) => DECLINING.includes(ref.kind))?.index ?? null,
  asked(moment) {
    const view = viewOf(moment)
    const seat = moment.question?.seat ?? -1
    const all = seat < 0
    const id = (all ? view.nemesis.id : mageOf(view, seat)) ?? ''
    return {
      name: id,
      picture: pictureOf({ id, game: 'aeons-end', type: all ? 'nemesis' : 'mage' }, all ? undefined : seat),
    }
  },
  seats: (moment, sheets) => viewOf(moment).players.map((_, seat) => mageLabel(sheets, viewOf(moment), seat)),
  phases(moment) {
    const { phase } = viewOf(moment)
    const now = PHASES[phase]
    if (now === undefined) return { names: [], now: 0 }
    return { names: phase.startsWith('nemesis') ? w.value.nemesisPhases : w.value.phases, now }
  },
  sparks,
  sounds: async (events) => (await import('./effects/sounds.ts')).soundsOf(events),
  story,
  measured(of, moment, sheets) {
    const view = viewOf(moment)
    const seat = seatOfLife(of)
    if (seat !== null) return { name: mageLabel(sheets, view, seat), sign: '' }
    if (of === 'nemesis')
      return { name: sheets.get(view.nemesis.id ?? '')?.name ?? w.value.nemesis, sign: '' }
    if (of === 'aether') return { name: '', sign: '\u00a0{ae}' }
    return { name: of === 'gravehold' ? w.value.gravehold : w.value.chargesGained, sign: '' }
  },
  missing,
  close: lookBack,
  rules,
  prompt: pickPrompt,
  coach({ question }) {
    const words = question === null ? undefined : w.value.coach[question.kind]
    return words === undefined ? null : { key: `aeons-end/${question!.kind}`, words }
  },
  about(moment, sheets) {
    const { nemesis, gravehold, turn, active } = viewOf(moment)
    const mage = active === null || active < 0 ? null : mageOf(viewOf(moment), active)
    return {
      title: sheets.get(nemesis.id ?? '')?.name ?? w.value.nemesis,
      note: w.value.standsAt(turn, nemesis.life, gravehold.life, sheets.get(mage ?? '')?.name ?? null),
      picture: pictureOf({ id: nemesis.id ?? '', game: 'aeons-end', type: 'nemesis' }),
    }
  },
  end: async (moment, sheets, cards) => (await import('./end.ts')).end(moment, sheets, cards),
}

export default face
