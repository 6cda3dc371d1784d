import { Rich } from './Rich.tsx'

/** The sentence first, the number of its rule small behind it. */
export function Because({ words }: { readonly words: string }) {
  const [, sentence = words, rule] = /^(.*) \(([A-Z]+\d+[a-z]?)\)$/s.exec(words) ?? []
  return (
    <>
      <Rich text={sentence} />
      {rule !== undefined && <small class="rule-number"> {rule}</small>}
    </>
  )
}
