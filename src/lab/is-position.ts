export interface Position {
  readonly position: unknown
}

/** Is this set-up a described position rather than a deal? */
export function isPosition(setup: unknown): setup is Position {
  return typeof setup === 'object' && setup !== null && 'position' in setup
}
