// The page's service worker. What this build consists of is kept when it is installed; everything else is kept
// when it is first fetched. Names under assets/ change with their content, so that what is kept stays true.
const build = 'BUILD'
const files = ['FILES']
const shelf = `cardwright-${build}`

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shelf)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== shelf).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

/** From the shelf, or else from the network and onto the shelf. */
async function kept(request) {
  const cache = await caches.open(shelf)
  const found = await cache.match(request, { ignoreSearch: true })
  if (found !== undefined) return found
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}

/** The page itself is fetched anew where there is a network, so that a new build is found. */
async function newest(request) {
  try {
    const response = await fetch(request)
    if (response.ok) {
      const cache = await caches.open(shelf)
      await cache.put('./', response.clone())
    }
    return response
  } catch (error) {
    const found = await caches.match('./')
    if (found === undefined) throw error
    return found
  }
}

/** What the server says about tables and people is news, never a file. */
const isFile = (address) => {
  const { origin, pathname } = new URL(address)
  return origin === location.origin && !/^\/(api|metrics|live)(\/|$)/.test(pathname)
}

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !isFile(request.url)) return
  event.respondWith(request.mode === 'navigate' ? newest(request) : kept(request))
})

/** What a push says; one that cannot be read says only where it comes from. */
function said(data) {
  try {
    const { title, text, url } = data.json()
    return { title: String(title), text: String(text), url: String(url) }
  } catch {
    return { title: 'Cardwright', text: '', url: '' }
  }
}

/** An address of this page: whatever else a message names, nothing else is opened. */
function ours(address) {
  const here = new URL('./', location.href)
  const hash = URL.canParse(address, here.href) ? new URL(address, here.href).hash : ''
  return new URL(hash === '' ? '#/together' : hash, here).href
}

addEventListener('push', (event) => {
  const { title, text, url } = said(event.data)
  // One table has one notification: what it says now takes the place of what it said before.
  const options = { body: text, tag: url, renotify: url !== '', icon: 'icon.svg', data: { url: ours(url) } }
  event.waitUntil(self.registration.showNotification(title, options))
})

/** The table, where a window shows it already; else a window of its own: nobody is taken away from another one. */
async function show(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const found = windows.find(({ url }) => url.split('?')[0] === address)
  await (found === undefined ? self.clients.openWindow(address) : found.focus())
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.url))
})
