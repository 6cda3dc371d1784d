/**
 * What both languages share: subjects, predicates that wait for their subject, and sentences made of
 * them. A language turns them into words (`Speech`); nothing here knows a word.
 */

/** `you` is addressed (imperative); `one` and `many` are third persons. */
export type Person = 'you' | 'one' | 'many'
export type Form = Person | 'imperative' | 'infinitive'

export interface Subject {
  readonly person: Person
  /** First mention, later mention, and inside a sentence whose condition has named it. */
  readonly noun: string
  readonly again: string
  readonly pronoun: string
}

/** A verb with everything that follows it. */
export interface Act {
  readonly kind: 'act'
  readonly verb: string
  /** Objects and complements, already in words. */
  readonly object: string
  /** An object pronoun that stands before or after the verb by the rules of the language. */
  readonly clitic?: string
  /** Stands with the verb: "collectively". */
  readonly adverb?: string
  /** Stands before the verb after "may": "also". */
  readonly before?: string
  /** Happens after the act before it: "and then", « puis »; set apart from it by a comma where that one is long. */
  readonly then?: true | 'apart'
}

export interface Permission {
  readonly kind: 'may'
  readonly acts: readonly Predicate[]
  /** What it is done for: "to deal 2 additional damage". */
  readonly purpose?: readonly Predicate[]
}

export interface Alternative {
  readonly kind: 'or'
  readonly ways: readonly (readonly Predicate[])[]
}

export type Predicate = Act | Permission | Alternative

export interface Clause {
  readonly subject: Subject
  readonly predicates: readonly Predicate[]
  /** Said of you rather than to you: "you draw a card", behind what somebody else does. */
  readonly indicative?: true
}

export interface Sentence {
  /** Conditions and times in front: "if …", "at the end of …". */
  readonly leads: readonly string[]
  readonly clauses: readonly Clause[]
  /** Closes the sentence: "instead", "until …". */
  readonly trail?: string
  /** The leads speak of this subject, so that the clause may use its pronoun. */
  readonly about?: Subject
  /** Words instead of clauses, for what has no subject and verb. */
  readonly words?: string
  /** In brackets, after everything else. */
  readonly aside?: true
  /** Stays a sentence of its own, even after one with the same subject. */
  readonly alone?: true
  /** Begins another way: OR stands before it on a line of its own. */
  readonly or?: true
  /** Begins a new paragraph, with this label if there is one. */
  readonly paragraph?: string
}

export type Mention = 'noun' | 'again' | 'pronoun'

/** What a language knows: how a clause, a list and a sentence are said. */
export interface Speech {
  clause(clause: Clause, mention: Mention): string
  /** Clauses with different subjects in one sentence. */
  clauses(parts: readonly string[]): string
  lead(leads: readonly string[], body: string): string
  /** Capital, full stop, and whatever the language does last. */
  finish(words: string, aside: boolean): string
  readonly or: string
  /** A label with the sign that sets it off, and the text as it goes on after it. */
  label(label: string, text: string): TextLine
}

/** A paragraph in parts: what it says, and the label before it; `or` stands alone between two ways. */
export interface TextLine {
  readonly label?: string
  readonly text: string
  readonly or?: true
}

export const wholeLine = ({ label, text }: TextLine): string =>
  label === undefined ? text : `${label} ${text}`

export const act = (verb: string, object = '', more: Partial<Act> = {}): Act => ({
  kind: 'act',
  verb,
  object,
  ...more,
})

/** An adverb is said once for all the acts it goes with. */
export const onceAdverb = (predicates: readonly Predicate[]): readonly Predicate[] =>
  predicates.map((each, i) => {
    const before = predicates[i - 1]
    if (each.kind !== 'act' || before?.kind !== 'act' || each.adverb === undefined) return each
    const { adverb, ...rest } = each
    return predicates.slice(0, i).some((other) => other.kind === 'act' && other.adverb === adverb)
      ? rest
      : each
  })

const isPlain = ({ object, clitic, adverb, then }: Act): boolean =>
  object !== '' && clitic === undefined && adverb === undefined && then === undefined

/** "destroy a spell and a breach": the second of two things that one verb is done to, alone. */
export function sameDone(predicates: readonly Predicate[], i: number): string | undefined {
  const [each, before] = [predicates[i], predicates[i - 1]]
  if (predicates.length !== 2 || each?.kind !== 'act' || before?.kind !== 'act') return undefined
  return each.verb === before.verb && isPlain(each) && isPlain(before) ? each.object : undefined
}

export const says = (subject: Subject, ...predicates: Predicate[]): Sentence => ({
  leads: [],
  clauses: [{ subject, predicates }],
})

export const words = (text: string): Sentence => ({ leads: [], clauses: [], words: text })

const isBare = (sentence: Sentence): boolean =>
  sentence.leads.length === 0 &&
  sentence.trail === undefined &&
  sentence.words === undefined &&
  sentence.or === undefined &&
  sentence.paragraph === undefined

/** The one subject of a bare sentence with one clause. */
const subjectOf = (sentence: Sentence): Subject | undefined =>
  isBare(sentence) && sentence.clauses.length === 1 ? sentence.clauses[0]!.subject : undefined

/** Nobody can be ordered and permitted in one breath: "gain 1 and you may …". */
const mixes = (a: Clause, b: Clause): boolean =>
  a.subject.person === 'you' &&
  (a.predicates.some((each) => each.kind === 'may') || b.predicates.some((each) => each.kind === 'may'))

/** Joins neighbours with the same subject into one sentence: "suffers 3 damage and draws a card". */
export function coalesce(sentences: readonly Sentence[], longest = 3): Sentence[] {
  const out: Sentence[] = []
  for (const next of sentences) {
    const last = out.at(-1)
    const subject = last === undefined ? undefined : subjectOf(last)
    if (last === undefined || subject === undefined || next.alone || subjectOf(next) !== subject) {
      out.push(next)
      continue
    }
    const [a, b] = [last.clauses[0]!, next.clauses[0]!]
    if (a.predicates.length + b.predicates.length > longest || mixes(a, b)) {
      out.push(next)
      continue
    }
    out[out.length - 1] = { ...last, clauses: [{ subject, predicates: [...a.predicates, ...b.predicates] }] }
  }
  return out
}

/** All of it as one sentence if it can be, so that a condition in front covers all of it. */
export function conjoin(sentences: readonly Sentence[]): Sentence[] {
  const joined = coalesce(sentences, 9)
  if (joined.length < 2 || !joined.every(isBare)) return joined
  if (
    joined.some((each) => each.clauses.some((clause) => clause.subject.person === 'you' && permits(clause)))
  )
    return joined
  const clauses = joined.flatMap((each) => each.clauses)
  return [
    {
      leads: [],
      clauses: clauses.map((clause, i) =>
        i > 0 && clauses.findIndex(({ subject }) => subject.person === 'you') === i
          ? { ...clause, indicative: true }
          : clause,
      ),
    },
  ]
}

const permits = (clause: Clause): boolean => clause.predicates.some((each) => each.kind === 'may')

/** Puts a condition or a time in front of the first sentence. */
export function led(lead: string, sentences: readonly Sentence[], about?: Subject): Sentence[] {
  return sentences.map((each, i) =>
    i > 0
      ? each
      : {
          ...each,
          leads: [lead, ...each.leads],
          ...(about === undefined ? {} : { about: each.about ?? about }),
        },
  )
}

export function trailed(sentences: readonly Sentence[], trail: string): Sentence[] {
  return sentences.map((each, i) => (i === sentences.length - 1 ? { ...each, trail } : each))
}

/** The acts of sentences that all have this subject, or undefined if they say anything else. */
export function predicatesOf(sentences: readonly Sentence[], subject: Subject): Predicate[] | undefined {
  const out: Predicate[] = []
  for (const sentence of sentences) {
    if (subjectOf(sentence) !== subject) return undefined
    out.push(...sentence.clauses[0]!.predicates)
  }
  return out
}

/** "may …" around the acts of the first sentence; what follows it stays as it is. */
export function permitted(sentences: readonly Sentence[]): Sentence[] {
  const [first, ...rest] = coalesce(sentences)
  if (first === undefined) return []
  const clauses = first.clauses.map(
    ({ subject, predicates }): Clause => ({ subject, predicates: [{ kind: 'may', acts: predicates }] }),
  )
  return [{ ...first, clauses }, ...rest]
}

/** Sentences as paragraphs. Subjects are named in full once and referred to afterwards. */
export const render = (sentences: readonly Sentence[], speech: Speech): string[] =>
  renderLines(sentences, speech).map(wholeLine)

/** The same in parts. */
export function renderLines(sentences: readonly Sentence[], speech: Speech): TextLine[] {
  const named = new Set<Subject>()
  const paragraphs: TextLine[] = []
  let current: string[] = []
  let asides: string[] = []
  let label: string | undefined
  const close = () => {
    if (current.length > 0) {
      const text = [...current, ...asides].join(' ')
      paragraphs.push(label === undefined || label === '' ? { text } : speech.label(label, text))
    }
    current = []
    asides = []
    label = undefined
  }
  for (const sentence of sentences) {
    if (sentence.or) {
      close()
      paragraphs.push({ text: speech.or, or: true })
    }
    if (sentence.paragraph !== undefined) {
      close()
      label = sentence.paragraph
    }
    ;(sentence.aside ? asides : current).push(sayOne(sentence, speech, named))
  }
  close()
  return paragraphs
}

function sayOne(sentence: Sentence, speech: Speech, named: Set<Subject>): string {
  const parts = sentence.clauses.map((clause) => {
    const mention: Mention =
      sentence.about === clause.subject ? 'pronoun' : named.has(clause.subject) ? 'again' : 'noun'
    named.add(clause.subject)
    return speech.clause(clause, mention)
  })
  const body = sentence.words ?? speech.clauses(parts)
  const whole = sentence.trail === undefined ? body : `${body}${sentence.trail}`
  return speech.finish(speech.lead(sentence.leads, whole), sentence.aside === true)
}
