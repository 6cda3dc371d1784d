import { useMemo } from 'preact/hooks'
import { at, ring, seeded, TAU } from '../../../card/art.ts'

/** The floor: one great breach engraved in the stone, and cracks that run away from it. */
const engraving = (() => {
  const rand = seeded('floor')
  let d = [150, 158, 250, 256, 262, 380, 386, 520, 528, 700, 708]
    .map((r) => ring(120, (t) => at(r, t * TAU, 800, 560)))
    .join('')
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * TAU
    d += `M${at(i % 6 ? 386 : 262, a, 800, 560)}L${at(i % 6 ? 398 : 520, a, 800, 560)}`
  }
  for (let i = 0; i < 14; i++) {
    let a = rand() * TAU
    let r = 528
    d += `M${at(r, a, 800, 560)}`
    while (r < 1000) {
      r += 40 + rand() * 60
      a += (rand() - 0.5) * 0.09
      d += `L${at(r, a, 800, 560)}`
    }
  }
  return d
})()

export function Floor() {
  return useMemo(
    () => (
      <svg class="floor" preserveAspectRatio="xMidYMid slice" viewBox="0 0 1600 900" aria-hidden="true">
        <path d={engraving} />
      </svg>
    ),
    [],
  )
}
