import type { Company } from '../../../table/messages.ts'
import { speaking } from '../../page/words.ts'
import { listed } from '../listed-names.ts'
import type { RemoteTable } from '../source/remote.ts'
import { repeatWords } from './repeat-words.ts'

const w = speaking(repeatWords)

interface RepeatProps {
  readonly remote: RemoteTable
  readonly company: Company
}

function Choice({ remote, company: { repeat, you }, sides }: RepeatProps & { readonly sides: boolean }) {
  const wished = (sides ? repeat.sides : repeat.same).some((seat) => you.seats.includes(seat))
  return (
    <button
      type="button"
      class="button"
      aria-pressed={wished}
      onClick={() => void remote.people.repeat(sides)}
    >
      {sides ? w.value.sides : w.value.same}
    </button>
  )
}

/** Among the tools of the table after a game: the same deal once more, when all who played want that. */
export function RepeatDeal({ remote, company }: RepeatProps) {
  const { repeat, you } = company
  const wished = [...repeat.same, ...repeat.sides].some((seat) => you.seats.includes(seat))
  return (
    <section aria-labelledby="repeat">
      <h3 id="repeat">{w.value.title}</h3>
      <p class="quiet">{w.value.hint}</p>
      <p>
        <Choice remote={remote} company={company} sides={false} />{' '}
        <Choice remote={remote} company={company} sides />
      </p>
      {wished && <p role="status">{w.value.youWould}</p>}
    </section>
  )
}

/** In the strip above the table: somebody would like the same deal once more. */
export function RepeatWish({
  remote,
  company,
  nameOf,
}: RepeatProps & { readonly nameOf: (seat: number) => string }) {
  const { repeat, you } = company
  const wish = (sides: boolean) => {
    const others = (sides ? repeat.sides : repeat.same).filter((seat) => !you.seats.includes(seat))
    const names = [...new Set(others.map(nameOf))]
    if (names.length === 0) return null
    const words = sides ? w.value.wantSides : w.value.wantSame
    return (
      <div class="proposal" role="alert">
        <span>{words(listed(names), names.length > 1)}</span>
        <Choice remote={remote} company={company} sides={sides} />
      </div>
    )
  }
  return (
    <>
      {wish(false)}
      {wish(true)}
    </>
  )
}
