/** Does `If-None-Match` name what would be sent? Then it need not be sent again. */
export function isKnown(tag: string, header: string | undefined): boolean {
  if (header === undefined) return false
  return header.split(',').some((each) => {
    const named = each.trim()
    return named === '*' || named.replace(/^W\//, '') === tag
  })
}

/** How welcome each coding is, from 0 to 1, by an `Accept-Encoding` header; `*` stands for those it does not name. */
export function welcome(header: string): (coding: string) => number {
  const weights = new Map<string, number>()
  for (const each of header.toLowerCase().split(',')) {
    const [name, ...parameters] = each.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const value = weight === undefined ? 1 : /^[01](\.\d{0,3})?$/.test(weight) ? Number(weight) : 0
    if (name !== undefined && name !== '') weights.set(name, Math.min(1, value))
  }
  return (coding) => weights.get(coding) ?? weights.get('*') ?? 0
}
