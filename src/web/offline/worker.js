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
