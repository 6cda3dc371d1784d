import type { May, When } from '../../../../language/nodes.ts'
import type { Condition, Effect } from '../nodes.ts'

/*
 * Words that follow an effect: `.as`, `.ifDone` and `.otherwise`. Each is there where it means something and nowhere
 * else, and it is said once: what it returns is the effect without further words.
 */

/** Effects that can give a name to what they are about. */
type Naming<E> = E extends { readonly op: 'forEach' } ? never : 'as' extends keyof E ? E : never
export type Nameable = Effect extends infer E ? Naming<E> : never

class NameWords {
  /** Gives what was picked, moved, revealed, gained, hit or chosen a name. */
  as(name: string): Effect {
    return { ...(this as unknown as Nameable), as: name }
  }
}
export type Named = Nameable & NameWords
export const named = (effect: Nameable): Named => Object.assign(new NameWords(), effect)

class PermissionWords {
  /** What happens if it was done. */
  ifDone(...steps: Effect[]): Effect {
    return { ...(this as unknown as May<Effect>), ifDone: steps }
  }
}
export type Permission = May<Effect> & PermissionWords
export const permission = (effect: May<Effect>): Permission => Object.assign(new PermissionWords(), effect)

class ConditionWords {
  /** What happens if the condition does not hold. */
  otherwise(...steps: Effect[]): Effect {
    return { ...(this as unknown as When<Effect, Condition>), otherwise: steps }
  }
}
export type Conditional = When<Effect, Condition> & ConditionWords
export const conditional = (effect: When<Effect, Condition>): Conditional =>
  Object.assign(new ConditionWords(), effect)
