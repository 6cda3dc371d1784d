import { walk } from '../../../language/nodes.ts'
import { conjoin, led, render, type Sentence, words } from '../../../language/text/discourse.ts'
import type { Amount, Declaration, Nemesis } from '../language/nodes.ts'
import { contextFor, onSentences, plainSetting } from './cards.ts'
import { type CardLanguage, type Context, freshNotes } from './context.ts'
import { settled } from './quantity.ts'
import { allSentences, ruleSentences } from './sentences.ts'

/** One box of a mat. */
export interface MatSection {
  readonly part: 'setup' | 'unleash' | 'rules' | 'increased'
  readonly heading: string
  readonly lines: readonly string[]
}

interface Said {
  readonly setup?: readonly Sentence[]
  readonly unleash?: readonly Sentence[]
  readonly rules?: readonly Sentence[]
}

type Table = {
  readonly [K in Declaration['op']]: (
    node: Extract<Declaration, { op: K }>,
    ctx: Context,
    t: CardLanguage,
  ) => Said
}

const lined = (said: readonly Sentence[]): Sentence[] =>
  said.map((each, i) => (i === 0 ? { ...each, paragraph: each.paragraph ?? '' } : each))

const number = (amount: Amount, ctx: Context): number => {
  const n = settled(amount, ctx.setting)
  return typeof n === 'number' ? n : 0
}

const table: Table = {
  counter: (node, ctx, t) => {
    const [start, min] = [number(node.start, ctx), number(node.min, ctx)]
    const max = node.max === undefined ? undefined : number(node.max, ctx)
    return {
      setup: start === 0 ? [] : lined(t.mat.counterStart(node, start, ctx)),
      rules: min === 0 && max === undefined ? [] : lined(t.mat.counterLimits(node, min, max, ctx)),
    }
  },
  scriptedDeck: (_, __, t) => ({ setup: lined(t.mat.scripted()) }),
  sideDeck: ({ name, whenEmpty, hidden, discardTo, starts, reshuffle, order }, ctx, t) => ({
    setup:
      starts === 'empty' ? [] : lined(order === undefined ? t.mat.deckSetup(name) : t.mat.deckInOrder(name)),
    rules: [
      ...(whenEmpty === undefined
        ? []
        : lined(led(t.mat.deckEmpty(name), instead(conjoin(allSentences(whenEmpty, ctx, t)), t)))),
      ...(hidden ? lined(t.mat.deckHidden(name)) : []),
      ...(discardTo === undefined ? [] : lined(t.mat.deckDiscard(name, discardTo))),
      ...(discardTo === undefined || reshuffle === undefined
        ? []
        : lined(t.mat.deckReshuffled(name, discardTo))),
    ],
  }),
  sideZone: ({ name, gainTop }, _, t) => ({ rules: gainTop ? lined(t.mat.zoneGained(name)) : [] }),
  nemesisBreaches: ({ n }, ctx, t) => ({ rules: lined(t.mat.breaches(n, ctx)) }),
  tokenMinion: (node, ctx, t) => ({
    setup: lined(allSentences([{ op: 'spawn', token: node.name, n: node.start }], ctx, t)),
    rules: [
      ...lined(t.mat.minionRules(node)),
      ...lined(led(t.mat.minionOverflow(node), instead(conjoin(allSentences(node.overflow, ctx, t)), t))),
    ],
  }),
  onUnleash: ({ steps }, ctx, t) => ({ unleash: lined(byPlayers(steps, ctx, t)) }),
  define: ({ name, steps }, ctx, t) => {
    const inner: Context = {
      ...ctx,
      notes: { ...freshNotes(), bindings: new Map([['pile', boundPile]]) },
    }
    const label = t.mat.procedure(name)
    const [first] = steps
    const said = allSentences(steps, inner, t)
    if (first?.op === 'lookup' && typeof first.by === 'object' && first.by.op === 'count')
      return { rules: [{ ...words(t.mat.table(first.by.of, inner)), paragraph: label }, ...said] }
    return { rules: said.map((each, i) => (i === 0 ? { ...each, paragraph: label } : each)) }
  },
  atSetup: ({ steps }, ctx, t) => ({ setup: lined(allSentences(steps, ctx, t)) }),
  on: (node, ctx, t) => ({ rules: lined(onSentences(node, ctx, t)) }),
  rule: ({ rule }, ctx, t) => ({ rules: lined(ruleSentences(rule, ctx, t, 'always')) }),
}

const boundPile = { noun: 'pile', many: false, op: 'perform', group: -1 } as const

const instead = (said: Sentence[], t: CardLanguage): Sentence[] =>
  said.map((each, i) => (i === said.length - 1 ? { ...each, trail: t.instead } : each))

/** What depends on the number of players is a line for each number. */
function byPlayers(
  steps: Extract<Declaration, { op: 'onUnleash' }>['steps'],
  ctx: Context,
  t: CardLanguage,
): Sentence[] {
  let rows: readonly { readonly upTo: number }[] = []
  walk(steps, (node) => {
    if (node.op === 'byPlayers') rows = (node as Extract<Amount, { op: 'byPlayers' }>).rows
  })
  if (rows.length === 0) return allSentences(steps, ctx, t)
  return rows.flatMap(({ upTo }, i) => {
    const label = t.mat.players(i === 0 ? 1 : rows[i - 1]!.upTo + 1, upTo)
    const said = allSentences(steps, { ...ctx, setting: { ...ctx.setting, playersRow: i } }, t)
    return said.map((each, k): Sentence => (k === 0 ? { ...each, paragraph: label } : each))
  })
}

function hasDifficulty(node: Declaration): boolean {
  let found = false
  walk(node, ({ op }) => {
    if (op === 'byDifficulty') found = true
  })
  return found
}

const say = (node: Declaration, ctx: Context, t: CardLanguage): Said =>
  (table[node.op] as (node: Declaration, ctx: Context, t: CardLanguage) => Said)(
    node,
    { ...ctx, notes: freshNotes() },
    t,
  )

export function matSections({ id, mat, increasedLife }: Nemesis, t: CardLanguage): MatSection[] {
  const ctx = contextFor({ id, self: 'card', nemesis: id }, t)
  const harder: Context = { ...ctx, setting: { ...plainSetting, difficulty: 'increased' } }
  const said = mat.map((node) => say(node, ctx, t))
  const increased = mat
    .filter(hasDifficulty)
    .map((node) => [say(node, ctx, t), say(node, harder, t)] as const)
    .flatMap(([usual, hard]) =>
      (['setup', 'unleash', 'rules'] as const).flatMap((part) =>
        changed(titled(usual[part], part, t), titled(hard[part], part, t), t),
      ),
    )
  const sections: MatSection[] = [
    {
      part: 'setup',
      heading: t.mat.setup,
      lines: render(
        said.flatMap(({ setup }) => setup ?? []),
        t.speech,
      ),
    },
    {
      part: 'unleash',
      heading: t.mat.unleash,
      lines: render(
        said.flatMap(({ unleash }) => unleash ?? []),
        t.speech,
      ),
    },
    {
      part: 'rules',
      heading: t.mat.rules,
      lines: render(
        said.flatMap(({ rules }) => rules ?? []),
        t.speech,
      ),
    },
    {
      part: 'increased',
      heading: t.mat.increased,
      lines: [
        ...(increasedLife === undefined
          ? []
          : render(lined(t.mat.increasedLife(increasedLife, ctx)), t.speech)),
        ...increased,
      ],
    },
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}

/** A line out of its box says which box it changes. */
const titled = (
  said: readonly Sentence[] | undefined,
  part: 'setup' | 'unleash' | 'rules',
  t: CardLanguage,
): Sentence[] =>
  (said ?? []).map((each) =>
    each.paragraph === '' && part !== 'rules' ? { ...each, paragraph: t.mat[part] } : each,
  )

/** The lines that the increased difficulty says differently. */
function changed(
  usual: readonly Sentence[] | undefined,
  hard: readonly Sentence[] | undefined,
  t: CardLanguage,
): string[] {
  const before = render(usual ?? [], t.speech)
  return render(hard ?? [], t.speech).filter((line) => !before.includes(line))
}
