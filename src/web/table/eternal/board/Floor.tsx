import { useMemo } from 'preact/hooks'
import { at, ring, TAU } from '../../../card/art.ts'

/** Five rays for five factions, meeting between the two sides. */
function floor(): string {
  let d = ''
  for (let i = 0; i < 5; i++) {
    const a = -Math.PI / 2 + (i / 5) * TAU
    for (const w of [-0.012, 0, 0.012]) d += `M${at(150, a + w * 4, 800, 400)}L${at(1100, a + w, 800, 400)}`
  }
  for (const r of [120, 128, 300, 306, 480, 488, 720])
    d += ring(r < 200 ? 5 : 120, (t) => at(r, t * TAU - Math.PI / 2, 800, 400))
  return d
}

const LINES = floor()

/** The engraved table. */
export function Floor() {
  return useMemo(
    () => (
      <svg class="floor" preserveAspectRatio="xMidYMid slice" viewBox="0 0 1600 900" aria-hidden="true">
        <path d={LINES} />
      </svg>
    ),
    [],
  )
}
