import { effect } from '@preact/signals'
import type { Catalogue } from './words.ts'
import { speaking } from './words.ts'

interface HeadWords {
  readonly description: string
  readonly manifest: string
}

const headWords: Catalogue<HeadWords> = {
  en: {
    description: 'A rules-true table for Aeon’s End and Eternal',
    manifest: './manifest.webmanifest',
  },
  fr: {
    description: 'Une table fidèle aux règles pour Aeon’s End et Eternal',
    manifest: './manifest.fr.webmanifest',
  },
}

const w = speaking(headWords)

/** What the page says of itself to browsers follows its language. */
export function followLanguage(): void {
  effect(() => {
    const { description, manifest } = w.value
    document.querySelector('meta[name=description]')?.setAttribute('content', description)
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest)
  })
}
