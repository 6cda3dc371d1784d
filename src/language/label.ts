import type { AskedBy } from './asked-by.ts'
import type { Draft } from './draft.ts'
import type { Lang } from './face.ts'

/** What an option says, in parts: a button shows each in its own place. */
export interface Label {
  readonly title: string
  /** What it costs, as a number and in words. */
  readonly cost?: { readonly n: number; readonly words: string }
  /** What one should know of it before one chooses it. */
  readonly note?: string
  /** Of things to aim at: how well it serves whoever is asked, the more the better. */
  readonly rank?: number
}

/** The same in one line: "Gain a Jade (2 aether, 5 left)". */
export function labelLine({ title, cost, note }: Label): string {
  const more = [...(cost === undefined ? [] : [cost.words]), ...(note === undefined ? [] : [note])]
  return more.length === 0 ? title : `${title} (${more.join(', ')})`
}

/** Why something cannot be done, and the number of the rule that forbids it where one does. */
export interface WhyNot {
  readonly words: string
  readonly rule?: string
}

/** The same in one line: "You are 1 power short. (E025)". */
export const whyNotLine = ({ words, rule }: WhyNot): string =>
  rule === undefined ? words : `${words} (${rule})`

export const asLabel = (words: string | Label): Label =>
  typeof words === 'string' ? { title: words } : words

export function mapLabel({ title, cost, note, rank }: Label, change: (words: string) => string): Label {
  const mapped: Draft<Label> = { title: change(title) }
  if (rank !== undefined) mapped.rank = rank
  if (cost !== undefined) mapped.cost = { n: cost.n, words: change(cost.words) }
  if (note !== undefined) mapped.note = change(note)
  return mapped
}

/** What is asked, in parts. */
export interface Prompt {
  /** Who is asked, unless it is whoever reads it. */
  readonly who?: string
  /** In which part of the turn, where that says something. */
  readonly when?: string
  /** The card, ability or mat because of which. */
  readonly why?: string
  /** The question; it begins small, for it stands behind a colon in a line. */
  readonly what: string
  /** Which one of several choices this is, as a sentence. */
  readonly count?: string
}

const COLON: Readonly<Record<Lang, string>> = { en: ':', fr: '\u00a0:' }

/** Who is asked, when, and because of what: "Kadir, main phase (Spark)"; empty when nothing of it is said. */
export function promptHead({ who, when, why }: Prompt): string {
  const named = [who, when].filter((part) => part !== undefined).join(', ')
  if (why === undefined) return named
  return named === '' ? why : `${named} (${why})`
}

/** The question itself with its count; it begins with a capital where it stands alone. */
export function promptQuestion({ what, count }: Prompt): string {
  const said = count === undefined ? what : `${what} ${count}`
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** The same in one line: "Kadir (Spark): who is dealt 1 damage?". */
export function promptLine(prompt: Prompt, lang: Lang): string {
  const head = promptHead(prompt)
  if (head === '') return promptQuestion(prompt)
  return `${head}${COLON[lang]} ${prompt.what}${prompt.count === undefined ? '' : ` ${prompt.count}`}`
}

export function mapPrompt(
  { who, when, why, what, count }: Prompt,
  change: (words: string) => string,
): Prompt {
  const mapped: Draft<Prompt> = { what: change(what) }
  if (who !== undefined) mapped.who = change(who)
  if (when !== undefined) mapped.when = change(when)
  if (why !== undefined) mapped.why = change(why)
  if (count !== undefined) mapped.count = change(count)
  return mapped
}

/** What asks, in one line: "spark, cast". Two of them are the same if they read the same. */
export function askedByLine(why: AskedBy): string {
  const name = 'card' in why ? why.card : why.text
  return why.part === undefined ? name : `${name}, ${why.part}`
}

/** The card that asks; null when something else does. */
export const cardThatAsks = (question: { readonly why: AskedBy } | null): string | null =>
  question !== null && 'card' in question.why ? question.why.card : null
