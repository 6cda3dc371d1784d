import { type Named as NamedNode, named as namedNode } from '../../../../language/words.ts'
import type { Effect } from '../nodes.ts'

/** Effects that can give a name to what they are about. */
type Naming<E> = E extends { readonly op: 'forEach' } ? never : 'as' extends keyof E ? E : never
type Nameable = Effect extends infer E ? Naming<E> : never

export type Named = NamedNode<Nameable>
export const named = (effect: Nameable): Named => namedNode(effect)
