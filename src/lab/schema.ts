import type { Playable } from '../language/face.ts'
import { schemaOf } from '../language/protocol.ts'

/** The schema of a game as the file in `docs/protocol` holds it. */
export const schemaText = ({ id, protocol }: Playable): string =>
  `${JSON.stringify(schemaOf(id, protocol), null, 2)}\n`
