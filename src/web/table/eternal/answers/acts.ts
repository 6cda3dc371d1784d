import { labelLine, type Prompt } from '../../../../language/label.ts'
import { type InSentence, theCard } from '../../../card/naming.ts'
import type { Act, Cards } from '../../table-parts.ts'
import {
  aimWeapon,
  attackersFor,
  attackPlan,
  attackWithAll,
  blockPlan,
  type Draft,
  draftAt,
  forgetDraft,
  isEmpty,
  objectKey,
  pickAttackerToBlock,
  pickBlocker,
  toggleAttacker,
} from '../draft.ts'
import { battleAhead, counselFor } from '../foresight.ts'
import type { BoardProps, Choice, Moment, Question } from '../types.ts'
import { keyOf, marked, objectOf, viewOf } from '../view.ts'
import type { EternalWords } from '../words/words.ts'
import { alike, pickedOf, pickPlan, together, togglePick } from './picks.ts'

/** An answer with the places of the table that it lights. */
export interface PlacedAct extends Act {
  readonly places: readonly string[]
  /** The card that it is about, where it does not lie on the table. */
  readonly card?: string
}

type Asked = Pick<BoardProps, 'moment' | 'choices' | 'choose' | 'follow' | 'cards'>

/** Everything that can be said now, in the order of the answer bar. */
export function actsNow(asked: Asked, w: EternalWords): readonly PlacedAct[] {
  const { question } = asked.moment
  if (question === null || asked.choices.length === 0) return []
  const draft = draftAt(asked.moment)
  if (question.kind === 'main') return mainActs(asked, question, draft, w)
  if (question.kind === 'block') return blockActs(asked, draft, w)
  const most = together(question)
  if (most !== null) return pickActs(asked, question, most, w)
  // Passing until the end of the turn is the setting beside the answers, not an answer to this.
  return bestFirst(asked.choices.filter(({ ref }) => ref.kind !== 'pass turn')).map((choice) =>
    plainAct(asked, question, choice),
  )
}

/** Whom it serves best to aim at stands first: enemies for harm, the own for help. What is no target keeps its place. */
function bestFirst(choices: readonly Choice[]): readonly Choice[] {
  const ranked = choices
    .filter(({ label }) => label.rank !== undefined)
    .toSorted((a, b) => b.label.rank! - a.label.rank!)
  return choices.map((choice) => (choice.label.rank === undefined ? choice : ranked.shift()!))
}

const CONFIRMS: Readonly<Record<string, string>> = {
  main: 'end turn',
  declare: 'commit',
  keep: 'keep',
  block: 'done',
}

/** What Enter says: going on. */
function isConfirm({ kind, choices }: Question, choice: Choice): boolean {
  const { ref } = choice
  if (CONFIRMS[kind] !== undefined) return ref.kind === CONFIRMS[kind]
  if (ref.kind === 'pass' || ref.kind === 'yes') return true
  return ref.kind === 'done' && !choices.some((each) => each.ref.kind === 'yes')
}

const isDecline = ({ choices }: Question, { ref }: Choice): boolean =>
  ref.kind === 'no' || (ref.kind === 'done' && choices.length > 1) || ref.kind === 'pass'

function plainAct({ moment, choose }: Asked, question: Question, choice: Choice): PlacedAct {
  return {
    id: String(choice.index),
    ...lookOf(choice),
    index: choice.index,
    places: placesOf(choice, moment),
    ...cardOf(choice),
    ...(isConfirm(question, choice) ? { confirms: true } : {}),
    ...(isDecline(question, choice) ? { declines: true } : {}),
    ...advised(counselFor(moment, choice.index)),
    run: () => choose(choice.index),
  }
}

/** What an answer would change stands under it. */
const advised = (note: string | undefined): { readonly note?: string } => (note === undefined ? {} : { note })

/** The cost of a card stands at the end of its button, not in its words. */
const lookOf = ({ label: { title, cost, note } }: Choice): Pick<PlacedAct, 'title' | 'cost' | 'note'> => ({
  title,
  ...(cost === undefined ? {} : { cost: String(cost.n) }),
  ...(note === undefined ? {} : { note }),
})

function cardOf({ ref }: Choice): { readonly card?: string } {
  const object = objectOf(ref)
  return object !== null && 'card' in object && object.card !== undefined ? { card: object.card } : {}
}

function placesOf(choice: Choice, moment: Moment): readonly string[] {
  const { ref } = choice
  const object = objectOf(ref)
  if (object === null) return []
  // The avatar attacks with its weapon: that is what lies on the table to be picked up.
  if (ref.kind === 'avatar') return [`weapon/${moment.question?.seat ?? 0}`]
  if (ref.kind === 'yes' || ref.kind === 'no') return []
  return [keyOf(object)]
}

/** With its number where several of its name stand on that side, as in the answers of the engine. */
const nameAt = (key: string, moment: Moment, cards: Cards, w: EternalWords): InSentence => {
  const [, of, index] = key.split('/')
  const { playmat } = viewOf(moment).players[Number(of) === 1 ? 1 : 0]
  const card = playmat[Number(index)]
  const alike = playmat.filter((each) => each.card === card?.card)
  const named = theCard(card === undefined ? undefined : cards.get(card.card))
  return card === undefined || alike.length < 2 ? named : w.numbered(named, alike.indexOf(card) + 1)
}

function mainActs(asked: Asked, question: Question, draft: Draft, w: EternalWords): readonly PlacedAct[] {
  const { moment, choices, cards, follow } = asked
  const attacks = choices.filter(({ ref }) => ref.kind === 'attack')
  const keys = attacks.map(objectKey)
  const chosen = draft.attackers.filter((key) => keys.includes(key))
  const toggles: PlacedAct[] = attacks.map((choice) => {
    const key = objectKey(choice)
    const joined = chosen.includes(key)
    return {
      id: `attack ${key}`,
      title: joined ? w.leaveAttack(nameAt(key, moment, cards, w)) : labelLine(choice.label),
      index: choice.index,
      pressed: joined,
      places: [key],
      run: () => toggleAttacker(moment, key),
    }
  })
  const all: PlacedAct = {
    id: 'attack all',
    title: w.attackAll,
    letter: 'A',
    places: [],
    run: () => attackWithAll(moment, keys),
  }
  const avatar = choices.filter(({ ref }) => ref.kind === 'avatar')
  // A relic weapon aims like a unit: first the weapon, then what it attacks.
  if (draft.aiming && avatar.length > 1)
    return [
      ...avatar.map((choice) => ({
        ...plainAct(asked, question, choice),
        places: [objectKey(choice)],
      })),
      cancelling(asked, w),
    ]
  if (chosen.length === 0) {
    const aims = avatar.length > 1
    const others = choices.filter(
      ({ ref }) => ref.kind !== 'attack' && ref.kind !== 'end turn' && !(aims && ref.kind === 'avatar'),
    )
    const end = choices.filter(({ ref }) => ref.kind === 'end turn')
    return [
      ...others.map((choice) => plainAct(asked, question, choice)),
      ...(aims ? [aiming(asked, w)] : []),
      ...toggles,
      ...(toggles.length > 1 ? [all] : []),
      ...end.map((choice) => plainAct(asked, question, choice)),
    ]
  }
  return [
    ...toggles,
    ...(chosen.length < toggles.length ? [all] : []),
    cancelling(asked, w),
    {
      id: 'confirm',
      title: w.attackWith(chosen.length),
      places: [],
      confirms: true,
      run: () => follow(attackPlan(chosen)),
    },
  ]
}

/** Things to choose together, each a toggle, and what confirms them. */
function pickActs(asked: Asked, question: Question, most: number, w: EternalWords): readonly PlacedAct[] {
  const { moment, choices, follow } = asked
  const { picks } = draftAt(moment)
  const done = choices.find(({ ref }) => ref.kind === 'done')
  const toggles = bestFirst(choices)
    .filter(({ ref }) => ref.kind === 'pick')
    .map((choice): PlacedAct => {
      const n = pickedOf(moment, objectKey(choice))
      const all = alike(choice)
      return {
        ...plainAct(asked, question, choice),
        title:
          n > 0 && (n === all || picks.length === most)
            ? w.letGo(labelLine(choice.label))
            : labelLine(choice.label),
        ...(all > 1 ? { note: `${n}\u202f/\u202f${all}` } : {}),
        pressed: n > 0,
        run: () => togglePick(moment, choice, most),
      }
    })
  const none: readonly PlacedAct[] = done === undefined ? [] : [plainAct(asked, question, done)]
  if (picks.length === 0) return [...toggles, ...none]
  const cancel = cancelling(asked, w)
  const confirm: PlacedAct = {
    id: 'confirm',
    title: w.pickThese(picks.length),
    places: [],
    confirms: true,
    run: () => follow(pickPlan(question, picks)),
  }
  return [...toggles, cancel, ...(done === undefined && picks.length < most ? [] : [confirm])]
}

const aiming = ({ moment }: Asked, w: EternalWords): PlacedAct => ({
  id: 'aim',
  title: w.aimWeapon,
  places: [`weapon/${moment.question?.seat ?? 0}`],
  run: () => aimWeapon(moment),
})

/** Takes back what was put together and not yet said. */
const cancelling = ({ moment }: Asked, w: EternalWords): PlacedAct => ({
  id: 'cancel',
  title: w.cancel,
  places: [],
  declines: true,
  run: () => forgetDraft(moment),
})

function blockActs(asked: Asked, draft: Draft, w: EternalWords): readonly PlacedAct[] {
  const { moment, choices, cards, choose, follow } = asked
  const blockers = choices.filter(({ ref }) => ref.kind === 'block')
  const name = (key: string): InSentence => nameAt(key, moment, cards, w)
  const waiting = blockers.find((choice) => objectKey(choice) === draft.blocker)
  const cancel = cancelling(asked, w)
  if (waiting !== undefined)
    return [
      ...attackersFor(waiting).map((key) => ({
        id: `on ${key}`,
        title: w.block(name(objectKey(waiting)), name(key)),
        places: [key],
        run: () => pickAttackerToBlock(moment, key),
      })),
      cancel,
    ]
  const toggles = blockers.map((choice): PlacedAct => {
    const key = objectKey(choice)
    const pair = draft.blocks.find(([blocker]) => blocker === key)
    return {
      id: `block ${key}`,
      title: pair === undefined ? labelLine(choice.label) : w.unblock(name(key), name(pair[1])),
      index: choice.index,
      pressed: pair !== undefined,
      places: [key],
      run: () => pickBlocker(moment, choice),
    }
  })
  const done = choices.find(({ ref }) => ref.kind === 'done')
  const n = draft.blocks.length
  return [
    ...toggles,
    ...(isEmpty(draft) ? [] : [cancel]),
    ...(done === undefined
      ? []
      : [
          {
            id: 'confirm',
            title: n === 0 ? labelLine(done.label) : w.confirmBlocks(n),
            ...advised(battleAhead(moment)?.words),
            places: [],
            confirms: true,
            run: n === 0 ? () => choose(done.index) : () => follow(blockPlan(draft.blocks)),
          } satisfies PlacedAct,
        ]),
  ]
}

/** So many attackers are named; more of them are counted, for they can be seen. */
const NAMED = 2

/** Another sentence than the engine's: while something is put together, and where its own would be too long. */
export function promptNow(moment: Moment, cards: Cards, w: EternalWords): Prompt | null {
  const { question } = moment
  if (question === null) return null
  const draft = draftAt(moment)
  const asks = (what: string): Prompt => ({ what })
  if (question.kind === 'main' && draft.aiming) return asks(w.whomWeapon)
  if (question.kind === 'main' && draft.attackers.length > 0) return asks(w.pickAttackers)
  if (question.kind === 'block' && draft.blocker !== null)
    return asks(w.whomBlocks(nameAt(draft.blocker, moment, cards, w)))
  const most = together(question)
  if (most !== null) return { ...question.prompt, count: w.pickedSoFar(draft.picks.length, most) }
  const { current, players } = viewOf(moment)
  const attackers = players[current === 1 ? 1 : 0].playmat.filter((unit) => marked(unit, 'attacking')).length
  if (attackers > NAMED && question.kind === 'block') return asks(w.attackedWhoBlocks(attackers))
  if (attackers > NAMED && question.kind === 'defend') return asks(w.attackedRespond(attackers))
  return null
}
