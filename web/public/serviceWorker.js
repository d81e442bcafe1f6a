// Shows our own page when there is no network, instead of the browser's page. The service worker caches nothing else:
// the browser caches the files with a hash in their name, and answers of the API are never cached.
const SHELL = 'offline-1'
const FILES = ['/offline.html', '/offline.css', '/favicon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name !== SHELL)
  event.waitUntil(caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/api')) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')))
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)))
})
