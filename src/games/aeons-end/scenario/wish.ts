import { Refusal } from '../../../kernel/refusal.ts'
import type { Lang, Wish } from '../../../language/face.ts'
import { whyNot } from '../rules/why-not.ts'
import { active, type State } from '../state.ts'
import { whyNotText } from '../text/words.ts'
import { asMove, fits, readMove } from './moves.ts'
import { offered } from './offered.ts'

const EXAMPLES =
  'play jade, prep spark 2, cast 1, gain jade, charge, focus 2, open 3, ability 1, use aurora, discard power scorn, end casting'

/** `gain Diamond Cluster` as the words of a scenario. */
function moveOf(s: State, wish: string): unknown {
  const words = wish.trim().toLowerCase().split(/\s+/)
  const [verb] = words
  if (verb === 'charge' || verb === 'end') return words.join(' ')
  const two = verb === 'discard'
  const rest = words.slice(two ? 2 : 1)
  const last = rest.at(-1) ?? ''
  const number = /^\d$/.test(last) ? Number(last) : null
  const id = (number === null ? rest : rest.slice(0, -1)).join('-').replace(/[’']/g, '')
  switch (verb) {
    case 'play':
    case 'gain':
    case 'use':
      return { [verb]: id }
    case 'discard':
      return { 'discard power': id }
    case 'prep':
      return { prep: { spell: id, to: number ?? 1 } }
    case 'cast':
      return { cast: number === null ? id : { from: number } }
    case 'focus':
    case 'open':
      return { [verb]: number ?? 0 }
    case 'ability':
      return { ability: `player ${number ?? active.get(s) + 1}` }
    default:
      throw new Refusal(`say it like one of these: ${EXAMPLES}`)
  }
}

/** Whether something typed is possible now, and the rule that forbids it. */
export function wish(s: State, text: string, lang: Lang): Wish {
  const said = readMove(s, moveOf(s, text))
  if (offered(s).some((option) => fits(said, option))) return { possible: true, why: null }
  const move = asMove(s, said)
  const found = move === null ? null : whyNot(s, move)
  return { possible: false, why: found === null ? null : `${found.rule}. ${whyNotText(found.reason, lang)}` }
}
