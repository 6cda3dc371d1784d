import project from '../../package.json' with { type: 'json' }
import { Refusal } from '../kernel/refusal.ts'
import { helpOf, helpOfAll, readLine, type Verb } from './flags.ts'
import { bench } from './verbs/bench.ts'
import { cards } from './verbs/cards.ts'
import { check } from './verbs/check.ts'
import { decks } from './verbs/decks.ts'
import { golden } from './verbs/golden.ts'
import { play } from './verbs/play.ts'
import { replay } from './verbs/replay.ts'
import { simulate } from './verbs/simulate.ts'

const verbs: readonly Verb[] = [play, cards, decks, check, simulate, replay, bench, golden]

const BAD_INPUT = 2

function verbNamed(name: string): Verb {
  const found = verbs.find((verb) => verb.name === name)
  if (found === undefined)
    throw new Refusal(`there is no verb "${name}"; there is ${verbs.map((verb) => verb.name).join(', ')}`)
  return found
}

async function understand([first, ...rest]: readonly string[]): Promise<number> {
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    console.log(rest[0] === undefined ? helpOfAll(verbs) : helpOf(verbNamed(rest[0])))
    return 0
  }
  if (first === '--version') {
    console.log(`cardwright ${project.version}`)
    return 0
  }
  const verb = verbNamed(first)
  const given = readLine(verb, rest)
  if (given.has('help')) {
    console.log(helpOf(verb))
    return 0
  }
  return verb.run(given)
}

/** The line may be wrong in every other way and still say its language. */
const asksForFrench = (line: readonly string[]): boolean =>
  line.some((word, i) => word === '--lang=fr' || (word === '--lang' && line[i + 1] === 'fr'))

/** Runs one command line and gives its exit code; whatever goes wrong is one sentence on stderr. */
export async function command(line: readonly string[]): Promise<number> {
  try {
    return await understand(line)
  } catch (error) {
    if (error instanceof Refusal) {
      console.error(`cardwright: ${asksForFrench(line) ? error.french : error.message}`)
      return BAD_INPUT
    }
    const message = error instanceof Error ? error.message : String(error)
    console.error(`cardwright: this is a fault of cardwright itself, please report it: ${message}`)
    if (process.env.CARDWRIGHT_STACK !== undefined) console.error(error)
    return 1
  }
}
