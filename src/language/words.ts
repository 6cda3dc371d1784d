import type { ForEach, May, Repeat, When } from './nodes.ts'

/*
 * Words that the card languages of both games share: one module, one meaning. A game takes them with its own effects,
 * amounts, conditions and sets. Words that follow another, `.as`, `.ifDone` and `.otherwise`, are there where they mean
 * something and nowhere else, and each is said once: what it returns has no further words.
 */

class NameWords<T extends object> {
  /** Gives what was picked, moved, made or chosen a name, by which `the(name)` speaks of it. */
  as(name: string): T {
    return { ...(this as unknown as T), as: name }
  }
}
export type Named<T extends object> = T & NameWords<T>
export const named = <T extends object>(node: T): Named<T> => Object.assign(new NameWords<T>(), node)

class PermissionWords<E> {
  /** What happens if it was done. */
  ifDone(...steps: E[]): May<E> {
    return { ...(this as unknown as May<E>), ifDone: steps }
  }
}

class ConditionWords<E, C> {
  /** What happens if the condition does not hold. */
  otherwise(...steps: E[]): When<E, C> {
    return { ...(this as unknown as When<E, C>), otherwise: steps }
  }
}

const permission = <E>(steps: readonly E[]): May<E> => ({ op: 'may', steps })
const conditional = <E, C>(condition: C, steps: readonly E[]): When<E, C> => ({
  op: 'when',
  condition,
  steps,
})

/** The shared words of a game with these effects, amounts, conditions and sets. */
export const sharedWords = <E, A, C, S>() => ({
  may: (...steps: E[]): May<E> & PermissionWords<E> =>
    Object.assign(new PermissionWords<E>(), permission(steps)),
  when: (condition: C, ...steps: E[]): When<E, C> & ConditionWords<E, C> =>
    Object.assign(new ConditionWords<E, C>(), conditional(condition, steps)),
  repeat: (times: A, ...steps: E[]): Repeat<E, A> => ({ op: 'repeat', times, steps }),
  forEach: (of: S, as: string, ...steps: E[]): ForEach<E, S> => ({ op: 'forEach', of, as, steps }),
  count: (of: S) => ({ op: 'count', of }) as const,
  /** n for each of them. */
  each: (n: number, of: S) => ({ op: 'each', n, of }) as const,
  /** A sum. */
  plus: (base: A, ...plus: A[]) => ({ op: 'sum', base, plus }) as const,
  given: (condition: C, then: A, otherwise: A | 0 = 0) =>
    ({ op: 'given', condition, then, otherwise }) as const,
})
