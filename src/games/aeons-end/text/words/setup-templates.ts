import type { Variants } from '../../protocol/setup.ts'

/** What a table has agreed on about the nemesis deck and the rules, in sentences. */
export interface SetupTemplates {
  readonly sets: Readonly<Record<string, string>>
  deck(nemesis: string, sets: string): string
  script(nemesis: string): string
  readonly and: string
  counted(n: number, kind: 'minion' | 'attack' | 'power'): string
  tier(tier: number, parts: readonly string[]): string
  readonly variants: Readonly<Record<keyof Variants, (value: number) => string>>
  finish(text: string): string
}
