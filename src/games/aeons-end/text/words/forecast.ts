import type { Change, Coming } from '../../../../language/face.ts'
import { knownNemesis, mats, nemesisCards } from '../../content.ts'
import type { Clause, Effect, Nemesis, NemesisCard } from '../../language/nodes.ts'
import { cardNextTurn, nextTurn, type Outlook, type Range } from '../../rules/outlook.ts'
import { IN_PLAY, nemesisId, type State, zones } from '../../state.ts'
import { observe } from '../../visibility/view.ts'
import { standingOf } from '../cards.ts'
import { effectText, matText } from '../index.ts'
import { playersRow, seatName } from './asking.ts'
import type { Voice } from './voice.ts'

/** What one part of a nemesis card does, or what it costs to be rid of it. */
export function textOf(
  card: NemesisCard,
  op: 'persistent' | 'onPower' | 'toDiscard',
  v: Voice,
): string | undefined {
  const clause = card.clauses.find((each: Clause) => each.op === op)
  if (clause === undefined) return undefined
  const effects: readonly Effect[] =
    clause.op === 'toDiscard' ? clause.price : 'steps' in clause ? clause.steps : []
  return effectText(effects, v.lang, { on: standingOf(card) })
}

/** The nemesis cards in play, in the order in which they will resolve, and what each will do. */
export function forecast(s: State, v: Voice): Coming[] {
  return observe(s, 0).nemesis.inPlay.flatMap(({ card: id, power }, i): Coming[] => {
    const card = nemesisCards.find((each) => each.id === id)
    // A power without tokens is resolving at this moment, and will not be there next turn.
    if (card === undefined || power === 0) return []
    if (power !== undefined && power > 1)
      return [{ card: id, words: v.set(v.board.losesToken(power - 1)), soon: false }]
    const words = textOf(card, power === undefined ? 'persistent' : 'onPower', v)
    if (words === undefined) return []
    const changes = changesOf(s, cardNextTurn(s, zones.nth(s, IN_PLAY, i)), v)
    return [{ card: id, words: v.set(words), soon: true, changes }]
  })
}

/** What the whole next turn of the nemesis does before it draws. */
export const outlook = (s: State, v: Voice): Change[] => changesOf(s, nextTurn(s), v)

function changesOf(s: State, told: Outlook | null, v: Voice): Change[] {
  if (told === null) return []
  const mat = mats[nemesisId.get(s)]
  const change = (of: string, name: string, range: Range): Change[] =>
    range.least === range.from && range.most === range.from
      ? []
      : [{ of, ...range, words: v.set(`${v.capital(name)} ${range.from} → ${span(range)}`) }]
  return [
    ...change('gravehold', 'Gravehold', told.gravehold),
    ...told.lives.flatMap((range, p) => change(`player ${p}`, seatName(s, p, v), range)),
    ...change('nemesis', v.nemesis(knownNemesis(nemesisId.get(s))?.id ?? null), told.nemesis),
    ...told.tokens.flatMap((range, i) => {
      const token = mat!.counters[i]!
      return change(`token ${token}`, v.sums.tokens(token), range)
    }),
  ]
}

const span = ({ least, most }: Range): string => (least === most ? String(least) : `${least}–${most}`)

/** Of lines that each begin with a number of players, the one of this table; all of it otherwise. */
export function unleashLine(s: State, mat: Nemesis, v: Voice): string | undefined {
  const lines = matText(mat, v.lang).find(({ part }) => part === 'unleash')?.lines ?? []
  if (lines.length > 1 && lines.every((line) => /^\d/.test(line)))
    return lines[playersRow(s, { kind: 'mat', definition: mat })]
  return lines.length === 0 ? undefined : lines.join(' ')
}

export function unleashNow(s: State, v: Voice): string[] {
  const mat = knownNemesis(nemesisId.get(s))
  const line = mat === undefined ? undefined : unleashLine(s, mat, v)
  // At this table the number of players goes without saying.
  return line === undefined ? [] : [v.set(line.replace(/^\d[^:]*: /, ''))]
}
