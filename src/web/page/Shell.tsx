import type { ComponentChildren } from 'preact'
import { homeWords } from '../home/words.ts'
import { Announcer } from './announce.tsx'
import { to } from './route.ts'
import { lang, theme } from './settings.ts'
import { speaking } from './words.ts'

const w = speaking(homeWords)

/** What stands around every page but the table: the way home, language and theme. */
export function Shell({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      <header class="top">
        <a class="brand" href={to([])}>
          Cardwright
        </a>
        <Corner />
      </header>
      {children}
    </>
  )
}

/** Language and theme, in the corner of every page. */
export function Corner() {
  return (
    <div class="corner">
      <label>
        <span class="unseen">{w.value.language}</span>
        <select
          value={lang.value}
          onChange={(event) => {
            lang.value = event.currentTarget.value === 'fr' ? 'fr' : 'en'
          }}
        >
          <option value="en">English</option>
          <option value="fr">Français</option>
        </select>
      </label>
      <label>
        <span class="unseen">{w.value.theme}</span>
        <select
          value={theme.value}
          onChange={(event) => {
            theme.value = event.currentTarget.value === 'light' ? 'light' : 'dark'
          }}
        >
          <option value="dark">{w.value.themes.dark}</option>
          <option value="light">{w.value.themes.light}</option>
        </select>
      </label>
      <Announcer />
    </div>
  )
}
