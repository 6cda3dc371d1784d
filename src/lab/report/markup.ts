/** Text that may stand anywhere in a page. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Attributes = Readonly<Record<string, string | number>>

/** An element; what it contains is markup already. */
export function element(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const said = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')
  return inside.length === 0 ? `<${name}${said}/>` : `<${name}${said}>${inside.join('')}</${name}>`
}

/** An element with nothing but text in it. */
export const worded = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, attributes, escaped(text))
