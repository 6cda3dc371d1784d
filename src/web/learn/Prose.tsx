import type { ComponentChildren } from 'preact'
import type { BookBlock } from './book.ts'
import { Words } from './CardNames.tsx'

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g

/** The few marks that the rulebook uses inside a line. */
export function Inline({ text }: { readonly text: string }) {
  const parts: ComponentChildren[] = []
  let from = 0
  for (const match of text.matchAll(INLINE)) {
    const [all, strong, soft, code] = match
    parts.push(<Words text={text.slice(from, match.index)} />)
    if (strong !== undefined) parts.push(<strong>{strong}</strong>)
    else if (soft !== undefined) parts.push(<em>{soft}</em>)
    else parts.push(<code>{code}</code>)
    from = match.index + all.length
  }
  parts.push(<Words text={text.slice(from)} />)
  return <>{parts}</>
}

const cells = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

/** A table of the rulebook; its second line only draws a rule. */
export function Table({ text }: { readonly text: string }) {
  const [head = '', , ...rows] = text.split('\n')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="scroll" tabIndex={0} aria-label={cells(head).join(', ')}>
      <table>
        <thead>
          <tr>
            {cells(head).map((cell) => (
              <th key={cell} scope="col">
                <Inline text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {cells(row).map((cell, i) => (
                <td key={`${i} ${cell}`}>
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** One block as it stands in a text. */
export function Block({ block: { kind, text } }: { readonly block: BookBlock }) {
  switch (kind) {
    case 'heading':
      return (
        <h2>
          <Inline text={text} />
        </h2>
      )
    case 'table':
      return <Table text={text} />
    case 'item':
      return (
        <p class="item">
          <Inline text={text} />
        </p>
      )
    case 'paragraph':
      return (
        <p>
          <Inline text={text} />
        </p>
      )
  }
}
