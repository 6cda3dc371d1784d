import type { State } from '../../../kernel/state.ts'

export function reason(_s: State, _option: number): string {
  return 'best'
}
