import { PHRASES } from '../../table/people/phrases.ts'
import type { Report } from '../store/contract/people.ts'

/** So many of the last things that somebody said are shown; an export has more. */
const LAST_SAID = 20

const shown = ({ at, kind, game, person, name, about, aboutName, text, said }: Report): string =>
  [
    `${new Date(at).toISOString()}  ${kind}  ${aboutName} (${about}), by ${name} (${person}), at table ${game}`,
    ...(text === '' ? [] : [`  ${text}`]),
    ...said.slice(-LAST_SAID).map((each) => `  > ${each.text ?? PHRASES[each.phrase ?? -1]?.en ?? ''}`),
  ].join('\n')

/** What people have reported of each other, as whoever runs the server reads it. */
export const reportedPeople = (reports: readonly Report[]): string =>
  reports.length === 0 ? 'Nobody was reported.' : reports.map(shown).join('\n\n')
