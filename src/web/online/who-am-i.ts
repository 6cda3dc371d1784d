import type { Me } from '../../table/wire/api.ts'
import { lang } from '../page/settings.ts'
import { reachedAt } from './address.ts'
import { api } from './api.ts'
import { lobbyWords } from './lobby/lobby-words.ts'
import { become, me, muted } from './me.ts'

export async function whoAmI(): Promise<Me | null> {
  const { me: known, muted: others, origin } = await api.me()
  reachedAt.value = origin
  become(known)
  muted.value = others
  return known
}

export async function enterAs(name: string): Promise<void> {
  await api.guest(name, lang.peek())
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
  return lobbyWords[lang.peek()].proposals.map(pick).join(' ')
}
