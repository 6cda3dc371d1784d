import type { Scenario } from '../scenarios/document.ts'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** A heading, paragraph, list item or table of a page, with the numbers of what it states. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'table'
  /** Markdown, without the mark. */
  readonly text: string
  readonly ids: readonly string[]
}

/** One page of the rulebook: a chapter, or the rulings on one subject. */
export interface Page {
  /** Path without language and ending: `05-casting`, `rulings/deciding`. */
  readonly name: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface Statement {
  readonly ids: readonly string[]
  readonly text: string
}

export interface Ruling {
  readonly id: string
  readonly question: string
  readonly ruling: string
  readonly reason: string
  /** Empty where no switch is offered. */
  readonly switch: string
}

/** A scenario that shows a statement at work. */
export interface Example {
  readonly file: string
  readonly title: string
}

const MARK = /\s*\{([A-Za-z][\w-]*(?: [A-Za-z][\w-]*)*)\}$/

/** A table has its mark in a paragraph of its own, or it would be read as a row. */
const ALONE = /\n\n(\{[^}\n]+\})(?=\n|$)/g

function block(kind: Block['kind'], marked: string): Block {
  const mark = MARK.exec(marked)
  return {
    kind,
    text: mark === null ? marked : marked.slice(0, mark.index),
    ids: mark === null ? [] : mark[1]!.split(' '),
  }
}

function blocksOf(text: string): Block[] {
  return text
    .replaceAll(ALONE, '$1')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      if (part.startsWith('#')) return [block('heading', part.replace(/^#+ /, ''))]
      if (part.startsWith('|')) return [block('table', part)]
      const items = part.split(/(?:^|\n)(?:-|\d+\.) /)
      if (items.length === 1) return [block('paragraph', oneLine(part))]
      return items.filter((item) => item !== '').map((item) => block('item', oneLine(item)))
    })
}

const oneLine = (text: string): string => text.replaceAll('\n', ' ').trim()

/** Reads one page; its first heading is its title. */
export function readPage(name: string, text: string): Page {
  const [first, ...blocks] = blocksOf(text)
  if (first === undefined || first.kind !== 'heading')
    throw new Error(`${name} does not begin with its title`)
  return { name, title: first.text, blocks }
}

/** What a page states, in its order. */
export const statementsOn = (page: Page): Statement[] =>
  page.blocks.filter(({ ids }) => ids.length > 0).map(({ ids, text }) => ({ ids, text }))

const REASON = /^\*(?:Why|Pourquoi)\*\s/
const SWITCH = /^\*(?:Switch|Option)\*\s/

/** The rulings of a page: a heading with a number, and what stands below it. */
export function rulingsOn(page: Page): Ruling[] {
  const starts = page.blocks.flatMap(({ kind, ids }, i) => (kind === 'heading' && ids.length > 0 ? [i] : []))
  return starts.map((start) => {
    const { ids, text } = page.blocks[start]!
    const rest = page.blocks.slice(start + 1)
    const end = rest.findIndex(({ kind }) => kind === 'heading')
    const below = (end === -1 ? rest : rest.slice(0, end)).map((one) => one.text)
    const labelled = (label: RegExp): string => below.find((one) => label.test(one))?.replace(label, '') ?? ''
    return {
      id: ids[0]!,
      question: text,
      ruling: below.filter((one) => !REASON.test(one) && !SWITCH.test(one)).join('\n\n'),
      reason: labelled(REASON),
      switch: labelled(SWITCH),
    }
  })
}

/** The scenarios that prove each number, in the order of the files. */
export function examplesById(scenarios: readonly Scenario[]): ReadonlyMap<string, readonly Example[]> {
  const found = new Map<string, Example[]>()
  for (const { file, title, proves } of scenarios)
    for (const id of proves) {
      const example = { file, title }
      const known = found.get(id)
      if (known === undefined) found.set(id, [example])
      else known.push(example)
    }
  return found
}

/** The examples of one statement: each scenario once, those that prove most of its numbers first. */
export function examplesOf(
  { ids }: { readonly ids: readonly string[] },
  examples: ReadonlyMap<string, readonly Example[]>,
): Example[] {
  const counted = new Map<string, { example: Example; hits: number }>()
  for (const id of ids)
    for (const example of examples.get(id) ?? []) {
      const key = `${example.file}\n${example.title}`
      const known = counted.get(key)
      if (known === undefined) counted.set(key, { example, hits: 1 })
      else known.hits += 1
    }
  return [...counted.values()].sort((a, b) => b.hits - a.hits).map(({ example }) => example)
}
