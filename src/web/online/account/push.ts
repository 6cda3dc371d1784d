import { noticesApi } from './notices-api.ts'

/* This browser as somebody who can be told, also while no page is open. */

async function pushManager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return null
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** What the server calls this browser. */
async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`push\0${endpoint}`))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 32)
}

export type PushHere =
  /** `id`: what the server calls this browser if it has agreed; null when nobody has asked it. */
  { readonly is: 'possible'; readonly id: string | null } | { readonly is: 'forbidden' | 'impossible' }

export async function pushHere(): Promise<PushHere> {
  const manager = await pushManager()
  if (manager === null) return { is: 'impossible' }
  if (Notification.permission === 'denied') return { is: 'forbidden' }
  const subscription = await manager.getSubscription()
  return { is: 'possible', id: subscription === null ? null : await idOf(subscription) }
}

/** Asks the person and the browser; false when one of them does not want it. */
export async function beginPush(key: string): Promise<boolean> {
  const manager = await pushManager()
  if (manager === null || (await Notification.requestPermission()) !== 'granted') return false
  // One that was made for another server would not be replaced.
  await (await manager.getSubscription())?.unsubscribe()
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  const { p256dh, auth } = subscription.toJSON().keys ?? {}
  if (p256dh === undefined || auth === undefined) return false
  await noticesApi.push({ endpoint: subscription.endpoint, keys: { p256dh, auth } })
  return true
}

/** This browser is not told any more, whoever is signed in. */
export async function endPush(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription()
  if (subscription == null) return
  await noticesApi.remove(await idOf(subscription))
  await subscription.unsubscribe()
}
