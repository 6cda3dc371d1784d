import type { Delta } from '../../../language/story.ts'
import { Rich } from '../../card/Rich.tsx'
import type { Moment } from '../../source/source.ts'
import type { GameFace, Sheets } from '../table-parts.ts'

interface DeltasProps {
  readonly deltas: readonly Delta[]
  readonly face: GameFace
  readonly moment: Moment
  readonly sheets: Sheets
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** What changed, as numbers: who, and by how much. */
export function Deltas({ deltas, face, moment, sheets }: DeltasProps) {
  return (
    <>
      {deltas.map(({ of, by }) => {
        const { name, sign } = face.measured(of, moment, sheets)
        return (
          <span key={of} class={`log-delta ${by < 0 ? 'harm' : 'good'}`}>
            {name !== '' && `${name} `}
            <b>
              <Rich text={`${signed(by)}${sign}`} />
            </b>
          </span>
        )
      })}
    </>
  )
}
