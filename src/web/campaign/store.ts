import { signal } from '@preact/signals'

/** A campaign as this browser keeps it: the text is all there is to it. */
export interface SavedCampaign {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly battles: number
  readonly over: boolean
  readonly at: number
}

const PREFIX = 'cardwright/campaign/'
const ASIDE = 'cardwright/damaged-campaign/'

/** Campaigns that could not be read and were put aside. */
export const damagedCampaigns = signal<readonly string[]>([])
export const cannotKeepCampaigns = signal(false)

function parse(id: string, source: string): SavedCampaign | null {
  try {
    const { title, text, battles, over, at } = JSON.parse(source)
    const good =
      typeof title === 'string' &&
      typeof text === 'string' &&
      typeof battles === 'number' &&
      typeof at === 'number'
    return good ? { id, title, text, battles, over: over === true, at } : null
  } catch {
    return null
  }
}

/** Puts a campaign that cannot be used where it does no harm; its text is kept. */
export function setAside(id: string): void {
  try {
    const source = localStorage.getItem(PREFIX + id)
    if (source === null) return
    localStorage.setItem(ASIDE + id, source)
    localStorage.removeItem(PREFIX + id)
  } catch {
    cannotKeepCampaigns.value = true
  }
  damagedCampaigns.value = [...damagedCampaigns.value, id]
}

export function savedCampaign(id: string): SavedCampaign | null {
  try {
    const source = localStorage.getItem(PREFIX + id)
    if (source === null) return null
    const saved = parse(id, source)
    if (saved === null) setAside(id)
    return saved
  } catch {
    return null
  }
}

/** All campaigns of this browser, the one played last first. */
export function savedCampaigns(): readonly SavedCampaign[] {
  try {
    return Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => savedCampaign(key.slice(PREFIX.length)) ?? [])
      .sort((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

export function keepCampaign({ id, ...rest }: SavedCampaign): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(rest))
    cannotKeepCampaigns.value = false
  } catch {
    cannotKeepCampaigns.value = true
  }
}

export function forgetCampaign(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    cannotKeepCampaigns.value = true
  }
}
