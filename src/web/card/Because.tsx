import type { WhyNot } from '../../language/label.ts'
import { Rich } from './Rich.tsx'

/** The sentence first, the number of its rule small behind it. */
export function Because({ words, rule }: WhyNot) {
  return (
    <>
      <Rich text={words} />
      {rule !== undefined && <small class="rule-number"> {rule}</small>}
    </>
  )
}
