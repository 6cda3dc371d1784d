const BROWSERS: readonly (readonly [sign: string, name: string])[] = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['OPR/', 'Opera'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]
const SYSTEMS: readonly (readonly [sign: string, name: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
]

const firstIn = (agent: string, all: typeof BROWSERS): string | undefined =>
  all.find(([sign]) => agent.includes(sign))?.[1]

/** A browser as people call it, of the long text that it calls itself by. */
export function deviceOf(agent: string): string {
  const found = [firstIn(agent, BROWSERS), firstIn(agent, SYSTEMS)].filter((each) => each !== undefined)
  return found.length === 0 ? agent.slice(0, 60) : found.join(', ')
}
