import { signal } from '@preact/signals'

/** Where on the page we are: `#/setup/eternal?deck=...` is the path setup, eternal and its questions. */
export interface Route {
  readonly path: readonly string[]
  readonly query: URLSearchParams
}

function here(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  return {
    path: path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent),
    query: new URLSearchParams(query),
  }
}

export const route = signal<Route>(here())

addEventListener('hashchange', () => {
  route.value = here()
})

/** The address of a place, for links. */
export function to(path: readonly string[], query: Readonly<Record<string, string>> = {}): string {
  const questions = new URLSearchParams(query).toString()
  return `#/${path.map(encodeURIComponent).join('/')}${questions === '' ? '' : `?${questions}`}`
}

export function go(path: readonly string[], query?: Readonly<Record<string, string>>): void {
  location.hash = to(path, query)
}

/** Goes there without leaving a step to go back to. */
export function replace(path: readonly string[], query?: Readonly<Record<string, string>>): void {
  history.replaceState(null, '', to(path, query))
  route.value = here()
}
