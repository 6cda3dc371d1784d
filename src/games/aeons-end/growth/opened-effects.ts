import { anyAlly, breaches, focus, one } from '../language/builders.ts'
import type { Effect } from '../language/nodes.ts'

/** The third breach of a lender: what happens, once per turn, after a spell was cast from it. */
export const lendingEffect: readonly Effect[] = [anyAlly(focus(one(breaches.closed)))]
