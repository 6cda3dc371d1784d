import { SUBJECT } from '../../../../language/compiler/assembler.ts'
import { mapPrompt, type Prompt } from '../../../../language/label.ts'
import { collectionIn } from '../../collection.ts'
import { GEM, idOf, RELIC, SPELL } from '../../content.ts'
import { evaluator } from '../../engine.ts'
import { PLAYER_TOKEN_NAMES } from '../../language/instructions/aether-life-and-tokens.ts'
import { placeNamed, turnSeatsOf } from '../../place-names.ts'
import { pools } from '../../rules/aether.ts'
import { BONUS } from '../../rules/casting.ts'
import { comingDamage } from '../../rules/wards.ts'
import { aether, DRAWN, defOf, machine, type State, TURN_DISCARD, zones } from '../../state.ts'
import { chosenSoFar, selection } from '../../visibility/options.ts'
import { type QuestionKind, questionKind } from '../../visibility/questions.ts'
import { zoneName } from '../../visibility.ts'
import { askedSeat, consentText, origin, originName, seatName, selectionText } from './asking.ts'
import { lowered } from './lowered.ts'
import type { Aether, Use, Voice } from './voice.ts'

const EVERY_TYPE = (1 << GEM) | (1 << RELIC) | (1 << SPELL)

/** What each pool of aether may be spent on. */
const uses: readonly Use[] = pools.map(({ types, other, breaches, expensive }) => {
  if (breaches) return 'breach'
  if (expensive) return 'expensiveCard'
  if (other) return types === EVERY_TYPE ? 'any' : 'noRelicOrSpell'
  if (types === EVERY_TYPE) return 'card'
  return types === 1 << GEM ? 'gem' : types === 1 << RELIC ? 'relic' : 'spell'
})
export const useOf = (pool: number): Use => uses[pool]!

/** Free aether first, then what is kept for a use. */
export function aetherParts(amounts: readonly number[]): Aether[] {
  const parts = amounts.map((n, pool) => ({ n, use: useOf(pool) }))
  const there = parts.filter(({ n }) => n > 0)
  return there.length === 0
    ? parts.filter(({ use }) => use === 'any')
    : [...there.filter(({ use }) => use === 'any'), ...there.filter(({ use }) => use !== 'any')]
}

/** The same with the names of those who sit there. */
export function turnCardText(id: string, nameOf: (seat: number) => string, v: Voice): string {
  const [first, second] = turnSeatsOf(id).map(nameOf)
  if (first === undefined)
    return id === 'wild' ? v.turnCard.wild : id === 'assault' ? v.turnCard.assault : v.turnCard.nemesis
  return second === undefined ? v.turnCard.of(first) : v.turnCard.either(first, second)
}

/** A turn order card as a thing: "Brama's turn order card", "the wild turn order card". */
export function turnCardName(s: State, id: string, v: Voice): string {
  return turnCardText(id, (seat) => seatName(s, seat, v), v)
}

/** Where and in which instruction the question stands. */
interface Asked {
  readonly frame: number
  readonly a: number
  readonly b: number
  readonly c: number
}

type What = (s: State, asked: Asked, v: Voice) => string

/** Which one of several choices this is. */
function countText(s: State, v: Voice): string | undefined {
  const asked = selection(s)
  if (asked === undefined) return undefined
  const many = evaluator.amount(s, machine.running(s), asked.many)
  return many > 1 ? v.questions.count(chosenSoFar(s, asked) + 1, many) : undefined
}

const lastTurnCard = (s: State, v: Voice): string =>
  turnCardName(s, idOf(defOf(s, zones.first(s, TURN_DISCARD))), v)

export const questions: Readonly<Record<QuestionKind, What>> = {
  select: (s, _, v) => v.questions.fromText(selectionText(s, selection(s)!, v)),
  fork: (_s, _, v) => v.questions.chooseOne(),
  consent: (s, _, v) => v.questions.fromText(consentText(s, v)),
  'casting phase': (_s, _, v) => v.questions.casting(),
  'main phase': (s, _, v) =>
    v.questions.main(aetherParts(Array.from({ length: pools.length }, (_each, i) => aether.get(s, i)))),
  'after a turn order card': (s, _, v) => v.questions.turnCardDrawn(lastTurnCard(s, v)),
  'whose turn': (s, _, v) => v.questions.whoseTurn(lastTurnCard(s, v)),
  'put down played cards': (_s, _, v) => v.questions.putDown(),
  'exhausted: destroy a breach': (_s, _, v) => v.questions.loseBreach(),
  'after a nemesis card is drawn': (s, _, v) =>
    v.questions.nemesisCardDrawn(v.the(idOf(defOf(s, zones.first(s, DRAWN))))),
  'share out charges': (s, { frame, a }, v) => v.questions.shareCharges(s[frame + a]!),
  'deal damage': (s, { frame, a }, v) =>
    v.questions.deal(evaluator.amount(s, frame, a) + Math.max(0, s[frame + BONUS]!)),
  'deal the bonus': (s, { frame }, v) => v.questions.deal(s[frame + BONUS]!),
  'divide damage': (s, { frame, a }, v) => v.questions.divide(s[frame + a]!),
  'divide damage among the players': (s, { frame, a }, v) => v.questions.shareDamage(s[frame + a]!),
  'top or bottom': (s, { b }, v) => v.questions.topOrBottom(v.place(placeNamed(zoneName(s, b)), undefined)),
  'prep a spell': (_s, { c }, v) => v.questions.prep(c === 1),
  'whose card': (_s, _, v) => v.questions.whoseCard(),
  'whose shared card': (_s, _, v) => v.questions.sharedCard(),
  'which comes first': (_s, _, v) => v.questions.whichFirst(),
  'place a bridge': (s, { frame, a }, v) => v.questions.bridges(true, s[frame + a]!),
  'discard a bridge': (s, { frame, a }, v) => v.questions.bridges(false, s[frame + a]!),
  'prep with any player': (_s, _, v) => v.questions.prep(false),
  'how many tokens to lose': (_s, { a }, v) => v.questions.loseTokens(PLAYER_TOKEN_NAMES[a]!),
  'ward off an attack': (s, { frame }, v) =>
    v.questions.ward(seatName(s, s[frame + SUBJECT]!, v), comingDamage(s)),
  pause: (_s, _, v) => v.questions.pause(),
}

const moments: Partial<Readonly<Record<QuestionKind, (v: Voice) => string>>> = {
  'casting phase': (v) => v.phases.casting,
  'main phase': (v) => v.phases.main,
  'put down played cards': (v) => v.moments.endOfTurn,
  'exhausted: destroy a breach': (v) => v.moments.exhausted,
}

/** The prompt: who is asked, because of what, and what. */
export function decisionText(s: State, v: Voice): Prompt {
  const kind = questionKind(s)
  const asked = {
    frame: machine.running(s),
    a: machine.askedOperand(s, 0),
    b: machine.askedOperand(s, 1),
    c: machine.askedOperand(s, 2),
  }
  const when = moments[kind]?.(v)
  const why = originName(origin(s), v)
  const count = countText(s, v)
  return mapPrompt(
    {
      who: v.capital(askedSeat(s, v)),
      ...(when === undefined ? {} : { when }),
      ...(why === undefined ? {} : { why }),
      what: lowered(questions[kind](s, asked, v), collectionIn(s)),
      ...(count === undefined ? {} : { count }),
    },
    v.set,
  )
}
