import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * A program as people run it, which starts four times as fast as its source: with `built`, or where `npm test` has just
 * built it and says so. A single file of tests needs no build, and never meets an old one.
 */
export const programOf = (name: 'cli' | 'server', built = process.env.CARDWRIGHT_BUILT === '1'): string =>
  built ? join(root, 'dist', `${name}.mjs`) : join(root, 'src', name, 'main.ts')
