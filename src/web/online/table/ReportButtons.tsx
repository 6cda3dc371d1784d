import type { Company, SayingShown } from '../../../table/messages.ts'
import { speaking } from '../../page/words.ts'
import { me } from '../me.ts'
import { onlineWords } from '../words.ts'
import { reportWords } from './report-words.ts'

const w = speaking(reportWords)
const o = speaking(onlineWords)

/** Somebody whom one can report. */
export interface Reported {
  readonly person: string
  readonly name: string
}

/** Everybody else who sits here or has said something; nobody hears less of herself. */
export function metHere({ seats, you }: Company, sayings: readonly SayingShown[]): readonly Reported[] {
  const own = new Set([me.value?.id, ...you.seats.map((seat) => seats[seat]?.person)])
  const names = new Map(
    [...sayings, ...seats].flatMap(({ person, name }) => (person === null ? [] : [[person, name] as const])),
  )
  return [...names].flatMap(([person, name]) =>
    own.has(person) ? [] : [{ person, name: name === '' ? o.value.somebody : name }],
  )
}

interface ReportButtonsProps {
  readonly company: Company
  readonly sayings: readonly SayingShown[]
  readonly report: (about: Reported) => void
}

/** The way to report each of the others. */
export function ReportButtons({ company, sayings, report }: ReportButtonsProps) {
  const others = metHere(company, sayings)
  return others.length === 0 ? null : (
    <ul class="mutes" aria-label={w.value.people}>
      {others.map((about) => (
        <li key={about.person}>
          <button type="button" class="button calm" onClick={() => report(about)}>
            {w.value.report(about.name)}
          </button>
        </li>
      ))}
    </ul>
  )
}
