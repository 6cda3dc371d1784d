import { optionAt, optionFirst, optionKind } from '../../../../kernel/options.ts'
import type { State } from '../../../../kernel/state.ts'
import { PICK } from '../../../../language/compiler/steps.ts'
import type { Sum } from '../../../../language/face.ts'
import type { Topic } from '../../protocol/topics.ts'
import {
  afterAnswer,
  afterPassing,
  type Foreseen,
  plays,
  withBlocks,
  worthOf,
} from '../../rules/explaining/foresight.ts'
import { unitsAt } from '../../rules/explaining/outlook.ts'
import { health, isPlayer, isPlaymat, machine, PLAYMAT, zones } from '../../state.ts'
import { askedName } from '../../visibility/questions.ts'
import { idFor, sees } from '../../visibility.ts'
import type { BattleTopic } from './fetched.ts'
import type { Phrasebook } from './phrasebook.ts'
import { tableSums } from './sums.ts'

/* What would become of a battle, in words: with blocks that are being chosen, and with an answer in a window. */

const SEATS = [0, 1] as const

/** The names of units, as far as this seat knows them. */
function namesOf(
  s: State,
  seat: number,
  units: readonly number[],
  { sums, texts }: Phrasebook,
): readonly string[] {
  return units.map((c) => (sees(s, seat, c) ? texts.names.card(idFor(s, c, seat)) : sums.unseen))
}

/** "You 25 → 23. Oni Ronin dies." The number is what is left of the own health. */
function battleSentence(s: State, seat: number, foreseen: Foreseen | null, book: Phrasebook): Sum[] {
  if (foreseen === null) return []
  const { battle, set } = book.sums
  const changed = SEATS.filter((p) => foreseen.health[p] !== health.get(s, p))
  const parts = [
    ...changed.map((p) => battle.health(p === seat, health.get(s, p), foreseen.health[p])),
    ...(foreseen.dead.length === 0 ? [] : [battle.die(namesOf(s, seat, foreseen.dead, book))]),
  ]
  return [{ n: foreseen.health[seat === 1 ? 1 : 0], words: parts.map((part) => set(`${part}.`)).join(' ') }]
}

/** What answers change, beside letting everything pass: "saves Valkyrie Enforcer, kills Oni Ronin". */
function answersEffects(s: State, seat: number, options: readonly number[], book: Phrasebook): Sum[] {
  const passing = options.length === 0 ? null : afterPassing(s, seat)
  return passing === null ? [] : options.flatMap((option) => answerEffects(s, seat, option, passing, book))
}

/** The number is the place of the answer among the options. */
function answerEffects(s: State, seat: number, option: number, passing: Foreseen, book: Phrasebook): Sum[] {
  const answered = afterAnswer(s, seat, option)
  if (answered === null) return []
  const { battle, set } = book.sums
  const isMine = (c: number): boolean => zones.of(s, c) === PLAYMAT + seat
  const only = (these: Foreseen, others: Foreseen, mine: boolean): readonly string[] =>
    namesOf(
      s,
      seat,
      these.dead.filter((c) => !others.dead.includes(c) && isMine(c) === mine),
      book,
    )
  const [killed, saved, lost] = [
    only(answered, passing, false),
    only(passing, answered, true),
    only(answered, passing, true),
  ]
  const parts = [
    ...(saved.length === 0 ? [] : [battle.saves(saved)]),
    ...(killed.length === 0 ? [] : [battle.kills(killed)]),
    ...(lost.length === 0 ? [] : [battle.loses(lost)]),
    ...SEATS.filter((p) => passing.health[p] !== answered.health[p]).map((p) =>
      battle.health(p === seat, passing.health[p], answered.health[p]),
    ),
  ]
  return [{ n: option, words: set(parts.length === 0 ? battle.nothing : parts.join(', ')) }]
}

/** Of things on the table to aim at, the engine tries out how well each serves whoever chooses. */
export function ranked(s: State, index: number): { readonly rank?: number } {
  if (askedName(s) !== 'select' || index >= machine.options(s)) return {}
  const o = optionAt(index)
  const object = optionFirst(o)
  if (optionKind(o) !== PICK || !(isPlayer(object) || isPlaymat(zones.of(s, object)))) return {}
  const rank = worthOf(s, index)
  // The list of options is that of the trial now: the caller reads that of the table again.
  machine.options(s)
  return rank === null ? {} : { rank }
}

/** The reasons of a number on the table, or what would become of a battle. */
export const sumsAbout = (s: State, seat: number, about: Topic, book: Phrasebook): Sum[] =>
  about.kind === 'blocks' || about.kind === 'answer'
    ? battleSums(s, seat, about, book)
    : tableSums(s, seat, about, book)

/** The words of these topics, for the seat that is asked: what another could answer is not hers to try. */
function battleSums(s: State, seat: number, about: BattleTopic, book: Phrasebook): Sum[] {
  if (!machine.waiting(s) || machine.seat(s) !== seat) return []
  if (about.kind === 'answer') {
    const { option } = about
    const options =
      option === undefined ? plays(s) : option >= 0 && option < machine.options(s) ? [option] : []
    return answersEffects(s, seat, options, book)
  }
  if (askedName(s) !== 'block') return []
  const pairs = about.blockers.flatMap((place, i): (readonly [number, number])[] => {
    const [blocker] = unitsAt(s, seat, [place])
    const [attacker] = unitsAt(s, 1 - seat, [about.attackers[i] ?? -1])
    return blocker === undefined || attacker === undefined ? [] : [[blocker, attacker]]
  })
  return battleSentence(s, seat, withBlocks(s, seat, pairs), book)
}
