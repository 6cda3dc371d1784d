import { signal } from '@preact/signals'
import type { Me, Muted } from '../../table/api.ts'
import { lang } from '../page/settings.ts'
import { reachedAt } from './address.ts'
import { api } from './api.ts'
import { onlineWords } from './words.ts'

/** Who the server takes this browser for; undefined until it has said so, null when it does not know her yet. */
export const me = signal<Me | null | undefined>(undefined)
/** Whom she does not want to hear. */
export const muted = signal<readonly Muted[]>([])

export async function whoAmI(): Promise<Me | null> {
  const { me: known, muted: others, origin } = await api.me()
  reachedAt.value = origin
  me.value = known
  muted.value = others
  return known
}

export async function enterAs(name: string): Promise<void> {
  me.value = (await api.guest(name, lang.peek())).me
}

export async function rename(name: string): Promise<void> {
  me.value = (await api.change({ name })).me
}

export async function mute(person: string, on: boolean): Promise<void> {
  muted.value = (await api.mute(person, on)).muted
}

/** A name to begin with: two words of the games. */
export function proposedName(): string {
  const pick = (words: readonly string[]): string => words[Math.floor(Math.random() * words.length)] ?? ''
  return onlineWords[lang.peek()].proposals.map(pick).join(' ')
}
