import { AgentView } from '../../src/bots/agent-view.ts'
import { RandomBot } from '../../src/bots/random.ts'
import { copyInto, hash } from '../../src/kernel/block.ts'
import { derivedSeed, seedFrom } from '../../src/kernel/random.ts'
import type { Playable } from '../../src/language/face.ts'
import { labelLine, promptLine } from '../../src/language/label.ts'

/*
 * Questions that nobody needs: decisions with one option, or whose options all lead to the same table. Every decision
 * of random games is answered in every way on a copy, and the whole blocks are compared, hidden cards and all.
 */

const MOST_DECISIONS = 3_000

/** Kinds of questions that stay although nothing may hang on the answer, each with its reason. */
export const REASONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'aeons-end': {
    select:
      'who is meant, and who comes first, is for the players to say; that it changes nothing shows only afterwards',
    consent:
      'whether somebody does what they may do is their word; that it changes nothing shows only afterwards',
    'place a bridge':
      'a bridge that something else takes away again was still placed where the players chose',
    'discard a bridge': 'that the other bridges go as well, before anybody acts again, shows only afterwards',
  },
  eternal: {
    interrupt: 'a window that were skipped would tell the other side that no answer is held',
    react: 'a window that were skipped would tell the other side that no answer is held',
    select: 'what is meant is for the player to say; that an Aegis stops it shows only afterwards',
    declare: 'attackers that all must attack are still declared; the board commits them in one go',
    main: 'a turn ends only when the player says so',
  },
}

interface Found {
  readonly kind: string
  /** The question with its options, and how to see it again. */
  readonly seen: string
}

export class NeedlessQuestions {
  decisions = 0
  readonly found: Found[] = []
  private readonly game: Playable

  constructor(game: Playable) {
    this.game = game
  }

  play(setup: unknown, seed: string): void {
    const { machine, schema } = this.game
    const [s, a, b] = [schema.create(), schema.create(), schema.create()]
    const dice = new RandomBot()
    dice.begin(derivedSeed(seedFrom(seed), 1))
    this.game.begin(s, this.game.readSetup(setup), seedFrom(seed))
    for (let at = 0; at < MOST_DECISIONS && machine.waiting(s); at++) {
      const options = machine.options(s)
      const answered = (copy: typeof s, i: number): number => {
        copyInto(copy, s)
        machine.options(copy)
        machine.answer(copy, i)
        return hash(copy)
      }
      const first = answered(a, 0)
      let same = true
      for (let i = 1; i < options && same; i++) same = answered(b, i) === first
      machine.options(s)
      if (same) this.note(s, `${seed}, decision ${at}`)
      this.decisions++
      machine.options(s)
      machine.answer(s, dice.choose(new AgentView(this.game, s)))
    }
  }

  /** Those whose kind has no reason to stay. */
  get unexplained(): readonly string[] {
    const known = REASONS[this.game.id] ?? {}
    return this.found.filter(({ kind }) => known[kind] === undefined).map(({ seen }) => seen)
  }

  private note(s: Parameters<Playable['decision']>[0], where: string): void {
    const words = this.game.words.en
    const { kind } = this.game.decision(s)
    const labels = Array.from({ length: this.game.machine.options(s) }, (_, i) =>
      labelLine(words.option(s, i)),
    )
    this.found.push({
      kind,
      seen: `${kind}: ${promptLine(words.decision(s), 'en')} [${labels.join(' | ')}] (${where})`,
    })
  }
}

/** So many random games; of Aeon's End every third against the nemesis whose supply has bridges. */
export function sweep(game: Playable, games: number, series: string): NeedlessQuestions {
  const questions = new NeedlessQuestions(game)
  for (let i = 0; i < games; i++) {
    const seed = `${series} ${i}`
    const setup =
      game.id === 'eternal'
        ? { decks: [`random::${seed} a`, `random::${seed} b`] }
        : game.anySetup(i % 3 === 0 ? { nemesis: 'deathmind' } : {}, seed)
    questions.play(setup, seed)
  }
  return questions
}
