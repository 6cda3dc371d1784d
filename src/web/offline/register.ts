/** Lets the page work without a network from its next visit on, where the browser can do this. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('offline.js').catch((error: unknown) => {
      // Private windows forbid it; the page works all the same while there is a network.
      console.info('The page cannot be kept for offline use.', error)
    })
  })
}
