import { replace, route } from '../page/route.ts'
import { queryOf, type Wish, wishIn } from './search.ts'

/** The wish of the address we are at; changing it changes the address, without a step to go back to. */
export function useWish(): readonly [wish: Wish, change: (part: Partial<Wish>) => void] {
  const { path, query } = route.value
  const wish = wishIn(query)
  return [wish, (part) => replace(path, queryOf({ ...wishIn(route.peek().query), ...part }))]
}
