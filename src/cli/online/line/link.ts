import { Refusal } from '../../../kernel/refusal.ts'

/** Where an online table is, as its link says. */
export interface TableLink {
  /** The server, without a path: `http://localhost:4680`. */
  readonly server: string
  readonly table: string
  /** What an invitation carries; null in the address of a table itself. */
  readonly key: string | null
  /** It is for looking on, not for a seat. */
  readonly watch: boolean
}

const ID = /^[\w-]{4,64}$/

const NO_LINK = (text: string): Refusal =>
  new Refusal({
    en: `“${text}” is not a link to a table; one looks like http://localhost:4680/#/join/TABLE/KEY`,
    fr: `«\u202f${text}\u202f» n’est pas le lien d’une table\u202f; un lien ressemble à http://localhost:4680/#/join/TABLE/CLEF`,
  })

/** The address of a server, with or without http in front: `table.example`, `http://localhost:4680`. */
export function readServer(text: string): string {
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`
  const url = /^https?:/i.test(whole) && URL.canParse(whole) ? new URL(whole) : null
  const isBare =
    url?.pathname === '/' && url.search === '' && url.username === '' && /^(#\/?)?$/.test(url.hash)
  if (url === null || !isBare)
    throw new Refusal({
      en: `“${text}” is not the address of a server; one looks like http://localhost:4680`,
      fr: `«\u202f${text}\u202f» n’est pas l’adresse d’un serveur\u202f; une adresse ressemble à http://localhost:4680`,
    })
  return url.origin
}

/**
 * An invitation (`…/#/join/TABLE/KEY`), the address of a table (`…/#/t/TABLE`) or of looking on (`…/#/t/TABLE?k=KEY`), with
 * or without http in front.
 */
export function readLink(text: string): TableLink {
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`
  if (!/^https?:/i.test(whole) || !URL.canParse(whole)) throw NO_LINK(text)
  const { origin, hash } = new URL(whole)
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [page, table = '', invitation = null, ...rest] = path.split('/')
  const lent = new URLSearchParams(query).get('k')
  const key = page === 't' ? lent : invitation
  const fits = page === 't' ? invitation === null : page === 'join' && key !== null
  if (!fits || rest.length > 0 || !ID.test(table) || (key !== null && !ID.test(key))) throw NO_LINK(text)
  return { server: origin, table, key, watch: page === 't' && key !== null }
}
