import { games } from '../games/index.ts'
import { type BothLanguages, Refusal } from '../kernel/refusal.ts'
import type { Lang } from '../language/face.ts'

/** What reads the same in both languages, such as a shape of JSON. */
export const same = (words: string): BothLanguages => ({ en: words, fr: words })

/** A flag; with `value` it takes one, and this names it in the help. */
export interface Flag {
  readonly name: string
  readonly value?: string
  /** Its value is a line of flags and may begin with dashes. */
  readonly line?: true
  readonly help: BothLanguages
}

/** What a line may say. */
export interface Syntax {
  readonly name: string
  /** What stands behind the name: `FILE [--verify]`. */
  readonly use: string
  readonly flags: readonly Flag[]
  /** Does it also take the set-up flags of the games? */
  readonly setup?: true
  /** How many words it takes beside its flags. */
  readonly words: { readonly least: number; readonly most: number }
}

export interface Verb extends Syntax {
  /** One line for the list of verbs. */
  readonly summary: BothLanguages
  readonly help: BothLanguages
  /** Gives the exit code. */
  run(given: Given): number | Promise<number>
}

/** A command line that has been understood. */
export class Given {
  readonly words: readonly string[]
  private readonly flags: ReadonlyMap<string, string>

  constructor(words: readonly string[], flags: ReadonlyMap<string, string>) {
    this.words = words
    this.flags = flags
  }

  has(name: string): boolean {
    return this.flags.has(name)
  }

  value(name: string): string | undefined {
    return this.flags.get(name)
  }

  get names(): readonly string[] {
    return [...this.flags.keys()]
  }

  /** These flags over others, of which `without` are left out. */
  over(below: Given, without: readonly string[]): Given {
    const kept = [...below.flags].filter(([name]) => !without.includes(name))
    return new Given(this.words, new Map([...kept, ...this.flags]))
  }

  wholeNumber(name: string, usual: number, least: number, most: number): number {
    const text = this.flags.get(name)
    if (text === undefined) return usual
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= least && value <= most))
      throw new Refusal({
        en: `--${name} must be a whole number from ${least} to ${most}, not “${text}”`,
        fr: `--${name} doit être un nombre entier de ${least} à ${most}, pas «\u202f${text}\u202f»`,
      })
    return value
  }

  oneOf<T extends string>(name: string, usual: T, allowed: readonly T[]): T {
    const text = this.flags.get(name)
    if (text === undefined) return usual
    const found = allowed.find((each) => each === text)
    if (found === undefined)
      throw new Refusal({
        en: `--${name} must be ${allowed.join(' or ')}, not “${text}”`,
        fr: `--${name} doit être ${allowed.join(' ou ')}, pas «\u202f${text}\u202f»`,
      })
    return found
  }
}

/** The set-up flags of all games; which game they belong to is known only after reading the line. */
const setupFlags = (): Flag[] => {
  const byName = new Map<string, Flag>()
  for (const game of games)
    for (const { name, value, help } of game.setupFlags) byName.set(name, { name, value, help })
  return [...byName.values()]
}

const HELP: Flag = { name: 'help', help: { en: 'this text', fr: 'ce texte' } }

function flagsOf(verb: Syntax): Flag[] {
  return [...verb.flags, ...(verb.setup ? setupFlags() : [])]
}

const NAMES_A_FILE = /FILE|FOLDER/

export function readLine(verb: Syntax, line: readonly string[]): Given {
  const known = flagsOf(verb)
  const words: string[] = []
  const flags = new Map<string, string>()
  for (let i = 0; i < line.length; i++) {
    const piece = line[i]!
    if (piece === '--') {
      words.push(...line.slice(i + 1))
      break
    }
    if (!piece.startsWith('-') || piece === '-') {
      words.push(piece)
      continue
    }
    const [name, joined] = splitFlag(piece)
    const flag = known.find((each) => each.name === name)
    if (flag === undefined) {
      const offered = known.map((each) => `--${each.name}`).join(', ')
      throw new Refusal({
        en: `${verb.name} has no flag ${piece.split('=')[0]}; it has ${offered}`,
        fr: `${verb.name} n’a pas d’option ${piece.split('=')[0]}\u202f; il a ${offered}`,
      })
    }
    if (flags.has(name))
      throw new Refusal({
        en: `--${name} is given twice, once is enough`,
        fr: `--${name} est donné deux fois, une suffit`,
      })
    if (flag.value === undefined) {
      if (joined !== undefined)
        throw new Refusal({
          en: `--${name} takes no value, but was given “${joined}”`,
          fr: `--${name} ne prend pas de valeur, mais a reçu «\u202f${joined}\u202f»`,
        })
      flags.set(name, '')
      continue
    }
    const value = joined ?? line[++i]
    if (value === undefined || (joined === undefined && flag.line !== true && value.startsWith('--')))
      throw new Refusal({
        en: `--${name} needs a value: --${name} ${flag.value}`,
        fr: `--${name} demande une valeur\u00a0: --${name} ${flag.value}`,
      })
    if (value === '' && NAMES_A_FILE.test(flag.value))
      throw new Refusal({
        en: `--${name} needs a name: --${name} ${flag.value}`,
        fr: `--${name} demande un nom\u00a0: --${name} ${flag.value}`,
      })
    flags.set(name, value)
  }
  countWords(verb, words)
  return new Given(words, flags)
}

function splitFlag(piece: string): readonly [string, string | undefined] {
  const bare = piece.replace(/^--?/, '')
  const at = bare.indexOf('=')
  return at < 0 ? [bare, undefined] : [bare.slice(0, at), bare.slice(at + 1)]
}

/** The line that shows how a verb is written; only the words in it have a language. */
const usage = ({ name, use }: Syntax, lang: Lang): string =>
  `cardwright ${name} ${lang === 'fr' ? use.replace('set-up flags', 'options de mise en place') : use}`.trim()

function countWords(verb: Syntax, words: readonly string[]): void {
  const { least, most } = verb.words
  if (words.length < least)
    throw new Refusal({
      en: `something is missing: ${usage(verb, 'en')}`,
      fr: `il manque quelque chose\u00a0: ${usage(verb, 'fr')}`,
    })
  if (words.length > most)
    throw new Refusal({
      en: `“${words[most]}” is one word too many: ${usage(verb, 'en')}`,
      fr: `«\u202f${words[most]}\u202f» est un mot de trop\u00a0: ${usage(verb, 'fr')}`,
    })
}

function column(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}

const spelled = ({ name, value }: { name: string; value?: string }): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`

interface HelpWords {
  readonly flags: string
  readonly setup: (game: string) => string
  readonly all: readonly [use: string, what: string, verbs: string, more: string]
}

const words: Readonly<Record<Lang, HelpWords>> = {
  en: {
    flags: 'Flags:',
    setup: (game) => `Set-up of ${game}:`,
    all: [
      'cardwright VERB ...',
      'A rules-true table for two card games.',
      'Verbs:',
      'cardwright VERB --help says more about one of them; cardwright help --lang fr says all this in French.',
    ],
  },
  fr: {
    flags: 'Options\u00a0:',
    setup: (game) => `Mise en place (${game})\u00a0:`,
    all: [
      'cardwright VERBE ...',
      'Une table fidèle aux règles pour deux jeux de cartes.',
      'Verbes\u00a0:',
      'cardwright VERBE --help --lang fr en dit plus sur l’un d’eux.',
    ],
  },
}

/** The help text of one verb. */
export function helpOf(verb: Verb, lang: Lang): string {
  const { flags, setup } = words[lang]
  const explained = (list: readonly Flag[]): string =>
    column(list.map((flag) => [spelled(flag), flag.help[lang]] as const))
  const parts = [usage(verb, lang), verb.help[lang], `${flags}\n${explained([...verb.flags, HELP])}`]
  if (verb.setup) for (const game of games) parts.push(`${setup(game.id)}\n${explained(game.setupFlags)}`)
  return parts.join('\n\n')
}

export function helpOfAll(verbs: readonly Verb[], lang: Lang): string {
  const [use, what, title, more] = words[lang].all
  const rows = verbs.map((verb) => [verb.name, verb.summary[lang]] as const)
  return [use, what, `${title}\n${column(rows)}`, more].join('\n\n')
}
