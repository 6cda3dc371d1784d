import type { CommandName } from '../../../table/wire/commands.ts'

/** Something that can be typed at an online table. */
export interface TypedCommand {
  /** What is typed first, in either language; whoever plays in one may type the other. */
  readonly typed: readonly string[]
  /** Something may follow. */
  readonly more?: true
  /** What of the wire it says; some things are asked of the server beside the table. */
  readonly says: readonly CommandName[]
  /** How it is typed and what it does, as the help says it; none where another line says it, too. */
  readonly en?: readonly [typed: string, does: string]
  readonly fr?: readonly [typed: string, does: string]
}
