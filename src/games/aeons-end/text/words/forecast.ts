import type { Change, Coming } from '../../../../language/face.ts'
import { knownNemesis, mats, nemesisCardCalled } from '../../content.ts'
import type { Clause, Effect, Nemesis, NemesisCard } from '../../language/nodes.ts'
import { lifeOfSeat } from '../../place-names.ts'
import { cardNextTurn, nextTurn, type Outlook, type Range } from '../../rules/outlook.ts'
import { IN_PLAY, nemesisId, type State, zones } from '../../state.ts'
import { inPlayView } from '../../visibility/view.ts'
import { standingOf } from '../cards.ts'
import { rememberedOf } from '../remembered.ts'
import { effectText, matText } from '../texts.ts'
import { playersRow, seatName } from './asking.ts'
import type { Voice } from './voice.ts'

type Part = 'persistent' | 'onPower' | 'toDiscard'

const partText = rememberedOf((card: NemesisCard, op: Part, t): string | undefined => {
  const clause = card.clauses.find((each: Clause) => each.op === op)
  if (clause === undefined) return undefined
  const effects: readonly Effect[] =
    clause.op === 'toDiscard' ? clause.price : 'steps' in clause ? clause.steps : []
  return effectText(effects, t, { on: standingOf(card) })
})

/** What one part of a nemesis card does, or what it costs to be rid of it. */
export const textOf = (card: NemesisCard, op: Part, v: Voice): string | undefined =>
  partText(card, op, v.language)

/** The nemesis cards in play, in the order in which they will resolve, and what each will do. */
export function forecast(s: State, v: Voice): Coming[] {
  return inPlayView(s).flatMap(({ card: id, power }, i): Coming[] => {
    const card = nemesisCardCalled(id)
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

function changesOf(s: State, outlook: Outlook | null, v: Voice): Change[] {
  if (outlook === null) return []
  const mat = mats[nemesisId.get(s)]
  const changes: Change[] = []
  const add = (range: Range, of: string, name: () => string): void => {
    if (range.least === range.from && range.most === range.from) return
    changes.push({ of, ...range, words: v.set(`${v.capital(name())} ${range.from} → ${span(range)}`) })
  }
  add(outlook.gravehold, 'gravehold', () => 'Gravehold')
  outlook.lives.forEach((range, p) => {
    add(range, lifeOfSeat(p), () => seatName(s, p, v))
  })
  add(outlook.nemesis, 'nemesis', () => v.nemesis(knownNemesis(nemesisId.get(s))?.id ?? null))
  outlook.tokens.forEach((range, i) => {
    const token = mat!.counters[i]!
    add(range, `token ${token}`, () => v.sums.tokens(token))
  })
  return changes
}

const span = ({ least, most }: Range): string => (least === most ? String(least) : `${least}–${most}`)

const unleashTexts = rememberedOf(
  (mat: Nemesis, part: 'unleash', t): readonly string[] =>
    matText(mat, t).find((each) => each.part === part)?.lines ?? [],
)

/** Of lines that each begin with a number of players, the one of this table; all of it otherwise. */
export function unleashLine(s: State, mat: Nemesis, v: Voice): string | undefined {
  const lines = unleashTexts(mat, 'unleash', v.language)
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
