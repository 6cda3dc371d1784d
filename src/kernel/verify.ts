import { hash } from './block.ts'
import type { Game } from './game.ts'
import { seedFrom } from './random.ts'
import { type GameRecord, isMark, playActs } from './record.ts'
import { type BothLanguages, reasonOf } from './refusal.ts'
import { resetScratch } from './scratch.ts'
import type { State } from './state.ts'

export interface Verdict {
  readonly ok: boolean
  readonly decisions: number
  /** The answer after which, or at which, the replay first differs; 0 when it does not. */
  readonly differsAt: number
  /** Up to this answer the replay is proven to be the recorded game: what differs, differs after it. */
  readonly agreesUntil: number
  readonly reason: string
  /** The reason in French. */
  readonly french: string
  readonly outcome: string | null
}

/** Plays a record again and compares every fingerprint. */
export function verify<S>(game: Game<S>, record: GameRecord, s: State = game.schema.create()): Verdict {
  const total = record.answers.length
  let agreesUntil = 0
  const bad = (differsAt: number, { en, fr }: BothLanguages): Verdict => ({
    ok: false,
    decisions: total,
    differsAt,
    agreesUntil,
    reason: en,
    french: fr,
    outcome: null,
  })
  if (record.game !== game.id) return bad(0, otherGame(record.game, game.id))
  if (record.content !== game.content) return bad(0, otherContent(record.content, game.content))
  const setup = game.readSetup(record.setup)
  game.schema.reset(s)
  try {
    game.begin(s, setup, seedFrom(record.seed))
  } catch (error) {
    resetScratch()
    return bad(0, stopped(error, 'the set-up', 'la mise en place'))
  }
  let mark = 0
  for (let i = 0; i < total; i++) {
    const refused = playActs(game, record.acts, i, s)
    if (refused !== null) return bad(i, notPossible(refused))
    if (!game.machine.waiting(s))
      return bad(i + 1, { en: 'the game is already over', fr: 'la partie est déjà finie' })
    const options = game.machine.options(s)
    const answer = record.answers[i]!
    if (answer >= options) return bad(i + 1, noOption(answer, options))
    try {
      game.machine.answer(s, answer)
    } catch (error) {
      resetScratch()
      return bad(i + 1, stopped(error, 'the game', 'la partie'))
    }
    if (!isMark(i + 1, total)) continue
    const expected = record.fingerprints[mark++]
    if (expected !== hash(s)) return bad(i + 1, otherState(hash(s), expected))
    agreesUntil = i + 1
  }
  const refused = playActs(game, record.acts, total, s)
  if (refused !== null) return bad(total, notPossible(refused))
  if (mark !== record.fingerprints.length) return bad(total, tooManyMarks)
  return {
    ok: true,
    decisions: total,
    differsAt: 0,
    agreesUntil,
    reason: '',
    french: '',
    outcome: game.outcome(s),
  }
}

const otherGame = (recorded: string, here: string): BothLanguages => ({
  en: `the record is of ${recorded}, not of ${here}`,
  fr: `l’enregistrement est une partie de ${recorded}, pas de ${here}`,
})
const otherContent = (recorded: string, here: string): BothLanguages => ({
  en: `the record was made with other content (${recorded}, now ${here})`,
  fr: `l’enregistrement a été fait avec un autre contenu (${recorded}, maintenant ${here})`,
})
const notPossible = (act: string): BothLanguages => ({
  en: `“${act}” is not possible there`,
  fr: `«\u202f${act}\u202f» n’y est pas possible`,
})
const noOption = (answer: number, options: number): BothLanguages => ({
  en: `answer ${answer} is not one of the ${options} options`,
  fr: `la réponse ${answer} n’est pas l’une des ${options} options`,
})
function stopped(error: unknown, what: string, quoi: string): BothLanguages {
  const { en, fr } = reasonOf(error)
  return { en: `the engine stopped ${what}: ${en}`, fr: `le moteur a arrêté ${quoi}\u00a0: ${fr}` }
}
export const digits = (h: number): string => h.toString(16).padStart(8, '0')
const otherState = (here: number, recorded: number | undefined): BothLanguages => ({
  en: `the state is ${digits(here)}, the record says ${recorded === undefined ? 'nothing' : digits(recorded)}`,
  fr: `l’état est ${digits(here)}, l’enregistrement dit ${recorded === undefined ? 'rien' : digits(recorded)}`,
})
const tooManyMarks: BothLanguages = {
  en: 'the record has more fingerprints than answers',
  fr: 'l’enregistrement a plus d’empreintes que de réponses',
}
