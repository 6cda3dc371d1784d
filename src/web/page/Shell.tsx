import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { Glyph } from '../card/glyphs.tsx'
import { homeWords } from '../home/words.ts'
import { Announcer } from './announce.tsx'
import { PLACES, pathTo } from './places.ts'
import { route, to } from './route.ts'
import { lang, theme } from './settings.ts'
import { speaking } from './words.ts'

const w = speaking(homeWords)

/** What stands around every page but the table: the way home and to every place, language and theme. */
export function Shell({ children }: { readonly children: ComponentChildren }) {
  const [here] = route.value.path
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.add('paged')
    return () => classList.remove('paged')
  }, [])
  return (
    <>
      <header class="top">
        <a class="brand" href={to([])}>
          <Mark />
          Cardwright
        </a>
        {here === undefined && <p class="tagline">{w.value.tagline}</p>}
        <nav class="places" aria-label={w.value.nav}>
          {PLACES.map((place) => (
            <a key={place} href={to(pathTo(place))} aria-current={here === place ? 'page' : undefined}>
              {w.value.places[place]}
            </a>
          ))}
        </nav>
        <Corner />
      </header>
      {children}
    </>
  )
}

/** A breach, as the sign of the house. */
function Mark() {
  return (
    <svg class="mark" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <circle cx="20" cy="20" r="12" />
      <circle cx="20" cy="20" r="7" />
    </svg>
  )
}

const LANGUAGES = [
  ['en', 'English'],
  ['fr', 'Français'],
] as const

/** Language and theme, in the corner of every page. */
export function Corner() {
  const next = theme.value === 'dark' ? 'light' : 'dark'
  return (
    <div class="corner">
      <fieldset class="seg">
        <legend class="unseen">{w.value.language}</legend>
        {LANGUAGES.map(([id, name]) => (
          <button
            key={id}
            type="button"
            lang={id}
            title={name}
            aria-pressed={lang.value === id}
            onClick={() => {
              lang.value = id
            }}
          >
            {id.toUpperCase()}
            <span class="unseen">, {name}</span>
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        class="theme-switch"
        title={w.value.themes[next]}
        aria-label={w.value.themes[next]}
        onClick={() => {
          theme.value = next
        }}
      >
        <Glyph name="theme" />
      </button>
      <Announcer />
    </div>
  )
}
