import project from '../../package.json' with { type: 'json' }
import { Refusal } from '../kernel/refusal.ts'
import type { Lang } from '../language/face.ts'
import { helpOf, helpOfAll, readLine, type Verb } from './flags.ts'
import { withPacks } from './packs.ts'
import { bench } from './verbs/bench.ts'
import { campaign } from './verbs/campaign.ts'
import { cards } from './verbs/cards.ts'
import { check } from './verbs/check.ts'
import { compile } from './verbs/compile.ts'
import { decks } from './verbs/decks.ts'
import { golden } from './verbs/golden.ts'
import { host } from './verbs/host.ts'
import { join } from './verbs/join.ts'
import { play } from './verbs/play.ts'
import { replay } from './verbs/replay.ts'
import { schema } from './verbs/schema.ts'
import { simulate } from './verbs/simulate.ts'
import { worker } from './verbs/worker.ts'

export const verbs: readonly Verb[] = [
  play,
  host,
  join,
  campaign,
  cards,
  decks,
  compile,
  check,
  simulate,
  worker,
  replay,
  bench,
  golden,
  schema,
]

const BAD_INPUT = 2

function verbNamed(name: string): Verb {
  const found = verbs.find((verb) => verb.name === name)
  if (found === undefined)
    throw new Refusal({
      en: `unknown command “${name}”; commands are ${verbs.map((verb) => verb.name).join(', ')}`,
      fr: `commande inconnue «\u202f${name}\u202f»\u202f; les commandes sont ${verbs.map((verb) => verb.name).join(', ')}`,
    })
  return found
}

/** The line may be wrong in every other way and still say its language. */
export const langOf = (line: readonly string[]): Lang =>
  line.some((word, i) => word === '--lang=fr' || (word === '--lang' && line[i + 1] === 'fr')) ? 'fr' : 'en'

/** The line without a language at its head, which is put behind what it is for. */
function withoutLanguage(line: readonly string[]): readonly string[] {
  const said = line[0] === '--lang' ? 2 : line[0]?.startsWith('--lang=') === true ? 1 : 0
  const [first, ...rest] = line.slice(said)
  return first === undefined ? [] : [first, ...rest, ...line.slice(0, said)]
}

const HELP: readonly string[] = ['--help', '-h', 'help', 'aide']

async function understand(line: readonly string[]): Promise<number> {
  const lang = langOf(line)
  // The language may be said before anything else: « cardwright --lang fr » helps in French.
  const [first, ...rest] = withoutLanguage(line)
  if (first === undefined || HELP.includes(first)) {
    const [named] = rest
    const all = named === undefined || named.startsWith('-')
    console.log(all ? helpOfAll(verbs, lang) : helpOf(verbNamed(named), lang))
    return 0
  }
  if (first === '--version') {
    console.log(`cardwright ${project.version}`)
    return 0
  }
  const verb = verbNamed(first)
  if (rest.some((word) => word === '--help' || word === '-h')) {
    console.log(helpOf(verb, lang))
    return 0
  }
  const given = readLine(verb, rest)
  return withPacks(given, () => verb.run(given))
}

/** A sentence repeats what it is about, but not a megabyte of it: the middle is left out. */
const LONGEST = 2_000
const shortened = (sentence: string): string =>
  sentence.length <= LONGEST
    ? sentence
    : `${sentence.slice(0, LONGEST / 2)} … ${sentence.slice(-LONGEST / 2)}`

/** Runs one command line and gives its exit code; whatever goes wrong is one sentence on stderr. */
export async function command(line: readonly string[]): Promise<number> {
  try {
    return await understand(line)
  } catch (error) {
    if (error instanceof Refusal) {
      console.error(
        langOf(line) === 'fr'
          ? `cardwright\u00a0: ${shortened(error.french)}`
          : `cardwright: ${shortened(error.message)}`,
      )
      return BAD_INPUT
    }
    const message = error instanceof Error ? error.message : String(error)
    console.error(
      langOf(line) === 'fr'
        ? `cardwright\u00a0: c’est une faute de cardwright lui-même, merci de la signaler\u00a0: ${shortened(message)}`
        : `cardwright: this is a fault of cardwright itself, please report it: ${shortened(message)}`,
    )
    if (process.env.CARDWRIGHT_STACK !== undefined) console.error(error)
    return 1
  }
}
