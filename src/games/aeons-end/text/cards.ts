import {
  coalesce,
  conjoin,
  led,
  render,
  renderLines,
  type Sentence,
  type TextLine,
} from '../../../language/text/discourse.ts'
import type { Clause, Effect, Mage, NemesisCard, On, PlayerCard } from '../language/nodes.ts'
import { actionSentences } from './actions.ts'
import { type CardLanguage, type Context, freshNotes, nextGroup, type Standing } from './context.ts'
import { allSentences, ruleSentences } from './sentences.ts'

/*
 * The parts of a card, in the order they are printed: one table over every kind of clause, the same in
 * both languages.
 */

export const plainSetting = { difficulty: 'normal', playersRow: 0 } as const

export const contextFor = (on: Standing, t: CardLanguage): Context => ({
  language: t,
  on,
  setting: plainSetting,
  subject: t.you,
  joined: false,
  group: 0,
  notes: freshNotes(),
})

export function standingOf(card: PlayerCard | NemesisCard): Standing {
  const self =
    card.type === 'gem' || card.type === 'relic' || card.type === 'strike' || card.type === 'assist'
      ? 'card'
      : card.type
  return { id: card.id, self, nemesis: 'nemesis' in card ? card.nemesis : '' }
}

/** Every step on a line of its own, as on gems, relics and spells. */
function lines(effects: readonly Effect[], label: string, ctx: Context, t: CardLanguage): Sentence[] {
  return effects.flatMap((effect, i) =>
    allSentences([effect], ctx, t).map((each, k): Sentence => {
      if (each.or) return { ...each, paragraph: label }
      return k === 0 ? { ...each, paragraph: i === 0 ? label : '' } : each
    }),
  )
}

/** All of it in one paragraph behind its label. */
const paragraph = (label: string, said: readonly Sentence[]): Sentence[] =>
  said.map((each, i) => (i === 0 ? { ...each, paragraph: label } : each))

const fresh = (ctx: Context): Context => ({ ...ctx, notes: freshNotes() })

const underEvent = (steps: readonly Effect[], ctx: Context, t: CardLanguage): Sentence[] => {
  const inner = nextGroup(ctx)
  const [first, ...rest] = steps
  if (first === undefined) return []
  return [
    ...conjoin(allSentences([first], { ...inner, joined: true }, t)),
    ...allSentences(rest, { ...ctx, joined: false }, t),
  ]
}

export function onSentences({ event, condition, steps }: On, ctx: Context, t: CardLanguage): Sentence[] {
  if (event.op === 'gainedFromPile')
    ctx.notes.bindings.set('pile', { noun: 'pile', many: false, op: 'gain', group: -2 })
  const during = condition === undefined ? undefined : t.adjunct(condition, ctx)
  const table = t.events as Readonly<Record<string, (event: On['event'], ctx: Context) => string>>
  const when = table[event.op]!(event, ctx)
  const lead = during === undefined ? when : `${when} ${during}`
  const turn = event.op === 'startOfTurn' || event.op === 'endOfMainPhase' || event.op === 'gainedFromPile'
  const subject = turn ? t.actor('activePlayer', ctx) : ctx.subject
  const said = underEvent(steps, { ...ctx, subject }, t)
  return led(lead, condition !== undefined && during === undefined ? led(t.if(condition, ctx), said) : said)
}

type ClauseTable = {
  readonly [K in Clause['op']]: (
    clause: Extract<Clause, { op: K }>,
    ctx: Context,
    t: CardLanguage,
    card: PlayerCard | NemesisCard,
  ) => Sentence[]
}

const clauses: ClauseTable = {
  play: ({ steps }, ctx, t) => lines(steps, '', ctx, t),
  cast: ({ steps }, ctx, t) => lines(steps, t.labels.cast, ctx, t),
  onGain: ({ condition, steps }, ctx, t) =>
    paragraph('', led(t.onGain(condition, ctx), allSentences(steps, { ...ctx, selfNamed: 'card' }, t))),
  onPrep: ({ steps }, ctx, t) => paragraph('', led(t.onPrep, allSentences(steps, ctx, t))),
  prepRule: (clause, _, t) => paragraph('', t.prepRule(clause)),
  whilePrepped: ({ part }, ctx, t) => {
    const said =
      part.op === 'action'
        ? led(t.mainPhase(part.oncePerTurn === true), actionSentences(part, ctx, t))
        : part.op === 'on'
          ? onSentences(part, ctx, t)
          : ruleSentences(part.rule, ctx, t, 'always')
    return paragraph('', led(t.whilePrepped, said))
  },
  effect: ({ steps }, ctx, t) => paragraph('', allSentences(steps, ctx, t)),
  toDiscard: ({ price }, ctx, t) =>
    paragraph(t.labels.toDiscard, coalesce(allSentences(price, { ...nextGroup(ctx), joined: true }, t), 9)),
  onPower: ({ steps }, ctx, t, card) =>
    paragraph(t.labels.power('power' in card ? (card.power ?? 0) : 0), allSentences(steps, ctx, t)),
  persistent: ({ steps }, ctx, t) => paragraph(t.labels.persistent, allSentences(steps, ctx, t)),
  immediately: ({ steps }, ctx, t) => paragraph(t.labels.immediately, allSentences(steps, ctx, t)),
  part: ({ name, steps }, ctx, t) => paragraph(t.labels.part(name), allSentences(steps, ctx, t)),
  on: (clause, ctx, t) => paragraph('', onSentences(clause, ctx, t)),
  rule: ({ rule }, ctx, t) => paragraph('', ruleSentences(rule, ctx, t, 'always')),
}

export function cardSentences(card: PlayerCard | NemesisCard, t: CardLanguage): Sentence[] {
  const ctx = contextFor(standingOf(card), t)
  return card.clauses.flatMap((clause) =>
    (
      clauses[clause.op] as (
        clause: Clause,
        ctx: Context,
        t: CardLanguage,
        card: PlayerCard | NemesisCard,
      ) => Sentence[]
    )(clause, fresh(ctx), t, card),
  )
}

/** The rules text of a card, one entry a paragraph. */
export const cardParagraphs = (card: PlayerCard | NemesisCard, t: CardLanguage): TextLine[] =>
  renderLines(cardSentences(card, t), t.speech)

export function abilityParagraphs(mage: Mage, t: CardLanguage): string[] {
  const { ability } = mage
  if (ability.steps.length === 0) return []
  const ctx = contextFor({ id: mage.id, self: 'card', nemesis: '' }, t)
  const opening = t.opening(ability.drawn, ctx)
  if (opening !== undefined)
    ctx.notes.bindings.set('drawn', { noun: 'card', many: false, op: 'draw', group: 0 })
  const said = allSentences(ability.steps, opening === undefined ? ctx : { ...ctx, joined: true }, t)
  const all = opening === undefined ? said : [...led(opening, said), t.afterNemesisDraw]
  return [`${t.window(ability.window)}`, ...render(all, t.speech)]
}
