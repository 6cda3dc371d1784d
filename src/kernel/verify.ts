import type { Game } from './game.ts'
import { seedFrom } from './random.ts'
import { Chain, type GameRecord, isMark, packsOf } from './record.ts'
import { type BothLanguages, Refusal, reasonOf } from './refusal.ts'
import { actsAfter } from './replay.ts'
import { resetScratch } from './scratch.ts'
import type { State } from './state.ts'

/** How a record fares with the cards and rules of today. */
export interface Verdict {
  /** It plays to its end, and nothing in it differs. */
  readonly ok: boolean
  /** It says what players saw, so that `ok` means that they see the same today; a record of format 1 does not. */
  readonly proven: boolean
  /** The packs that it was played with are all loaded. */
  readonly samePacks: boolean
  readonly decisions: number
  /** How its set-up is dealt: as it was, with another first question or another table, or not any more. */
  readonly deal: 'alike' | 'other' | 'impossible'
  /** The answer after which, or at which, the replay first differs; 0 when it does not, or already at the start. */
  readonly differsAt: number
  /** Up to this answer the replay is the recorded game: what differs, differs after it. */
  readonly agreesUntil: number
  readonly reason: string
  /** The reason in French. */
  readonly french: string
  readonly outcome: string | null
}

/** Plays a record again and compares everything that it says of what players saw. */
export function verify<S>(game: Game<S>, record: GameRecord, s: State = game.schema.create()): Verdict {
  return new Verification(game, record, s).verdict()
}

class Verification<S> {
  private readonly game: Game<S>
  private readonly record: GameRecord
  private readonly s: State
  private readonly chain: Chain<S>
  private readonly proven: boolean
  private deal: Verdict['deal'] = 'impossible'
  private steps = 0
  private marks = 0
  private agreesUntil = 0
  /** The last answer after which the table was compared as a whole. */
  private lookedAlike = 0

  constructor(game: Game<S>, record: GameRecord, s: State) {
    this.game = game
    this.record = record
    this.s = s
    this.chain = new Chain(game)
    this.proven = record.format > 1
  }

  verdict(): Verdict {
    const { game, record } = this
    if (record.game !== game.id) return this.said(0, otherGame(record.game, game.id))
    let at = 0
    try {
      const start = this.begin()
      if (start !== null) return this.said(0, start)
      for (; at <= record.answers.length; at++) {
        this.agreesUntil = at
        const difference = this.playActs(at) ?? this.playAnswer(at)
        if (difference !== null) return this.said(difference.at, difference.why)
      }
    } catch (error) {
      resetScratch()
      const started = this.deal !== 'impossible'
      return this.said(
        started ? Math.min(at + 1, record.answers.length) : 0,
        error instanceof Refusal ? { en: error.message, fr: error.french } : stopped(error, started),
      )
    }
    return this.said(0, null)
  }

  private begin(): BothLanguages | null {
    const { game, record, s } = this
    const setup = game.readSetup(record.setup)
    game.schema.reset(s)
    game.begin(s, setup, seedFrom(record.seed))
    const why = this.askedAlike()
    this.deal = why === null ? 'alike' : 'other'
    return why
  }

  private playActs(at: number): Difference | null {
    const { game, record, s } = this
    for (const { seat, act } of actsAfter(record, at)) {
      const possible = game.machine.waiting(s) && game.acts?.includes(act) === true
      if (!possible || game.act?.(s, seat, act) !== true) return { at, why: notPossible(act) }
      const why = this.askedAlike()
      if (why !== null) return { at, why }
    }
    return null
  }

  private playAnswer(at: number): Difference | null {
    const { game, record, s } = this
    if (at === record.answers.length) {
      const why = this.looksAlike() ?? (this.isAllCompared ? null : tooMuch)
      return why === null ? null : { at, why }
    }
    const answer = record.answers[at]!
    if (!game.machine.waiting(s)) return { at: at + 1, why: alreadyOver }
    const options = game.machine.options(s)
    if (answer >= options) return { at: at + 1, why: noOption(answer, options) }
    game.machine.answer(s, answer)
    const asked = this.askedAlike()
    if (asked !== null) return { at: at + 1, why: asked }
    if (!isMark(at + 1)) return null
    this.agreesUntil = at + 1
    const why = this.looksAlike()
    return why === null ? null : { at: at + 1, why }
  }

  private askedAlike(): BothLanguages | null {
    const here = this.chain.add(this.s)
    const recorded = this.record.checks[this.steps++]
    if (!this.proven || recorded === here) return null
    return recorded === undefined ? unrecorded : otherQuestion
  }

  private looksAlike(): BothLanguages | null {
    if (!this.proven) return null
    const recorded = this.record.fingerprints[this.marks++]
    if (recorded === this.game.shownDigest(this.s)) {
      this.lookedAlike = this.agreesUntil
      return null
    }
    // What is asked was the same, but nobody can say how long the table has looked different.
    this.agreesUntil = this.lookedAlike
    if (this.steps === 1) this.deal = 'other'
    return recorded === undefined ? unrecorded : otherTable
  }

  private get isAllCompared(): boolean {
    const { checks, fingerprints } = this.record
    return !this.proven || (this.steps === checks.length && this.marks === fingerprints.length)
  }

  private said(differsAt: number, why: BothLanguages | null): Verdict {
    const { game, record, proven } = this
    return {
      ok: why === null,
      proven,
      // set-up: all of them are the same, in whatever order
      samePacks: Object.entries(record.packs).every(([id, name]) => packsOf(game)[id] === name),
      decisions: record.answers.length,
      deal: this.deal,
      differsAt,
      agreesUntil: this.agreesUntil,
      reason: why?.en ?? '',
      french: why?.fr ?? '',
      outcome: why === null ? game.outcome(this.s) : null,
    }
  }
}

interface Difference {
  readonly at: number
  readonly why: BothLanguages
}

const otherGame = (recorded: string, here: string): BothLanguages => ({
  en: `the record is of ${recorded}, not of ${here}`,
  fr: `l’enregistrement est une partie de ${recorded}, pas de ${here}`,
})
const notPossible = (act: string): BothLanguages => ({
  en: `“${act}” is not possible there`,
  fr: `«\u202f${act}\u202f» n’y est pas possible`,
})
const noOption = (answer: number, options: number): BothLanguages => ({
  en: `answer ${answer} is not one of the ${options} options`,
  fr: `la réponse ${answer} n’est pas l’une des ${options} options`,
})
const alreadyOver: BothLanguages = { en: 'the game is already over', fr: 'la partie est déjà finie' }
const otherQuestion: BothLanguages = {
  en: 'something else is asked, or other options are offered',
  fr: 'une autre question est posée, ou d’autres options sont offertes',
}
const otherTable: BothLanguages = {
  en: 'the table does not look as it did',
  fr: 'la table n’a plus le même aspect',
}
const unrecorded: BothLanguages = {
  en: 'the record does not say what came then',
  fr: 'l’enregistrement ne dit pas ce qui est arrivé alors',
}
const tooMuch: BothLanguages = {
  en: 'the record has more fingerprints than answers',
  fr: 'l’enregistrement a plus d’empreintes que de réponses',
}
function stopped(error: unknown, started: boolean): BothLanguages {
  const { en, fr } = reasonOf(error)
  return {
    en: `the engine stopped ${started ? 'the game' : 'the set-up'}: ${en}`,
    fr: `le moteur a arrêté ${started ? 'la partie' : 'la mise en place'}\u00a0: ${fr}`,
  }
}

/** The notice for a person about a record that does not play on as it was; null when there is nothing to say. */
export function verdictSentence(verdict: Verdict): BothLanguages | null {
  const { ok, samePacks, deal, agreesUntil, reason, french } = verdict
  if (ok) return null
  const [en, fr] = samePacks
    ? ['', '']
    : [
        ' (it was saved with another version of the cards)',
        ' (elle a été enregistrée avec une autre version des cartes)',
      ]
  return deal !== 'alike'
    ? {
        en: `this game differs from its start${en}: ${reason}`,
        fr: `cette partie diffère dès le début${fr}\u00a0: ${french}`,
      }
    : {
        en: `this game plays alike until decision ${agreesUntil}, then differs${en}: ${reason}`,
        fr: `cette partie se joue de même jusqu’à la décision ${agreesUntil}, puis diffère${fr}\u00a0: ${french}`,
      }
}
