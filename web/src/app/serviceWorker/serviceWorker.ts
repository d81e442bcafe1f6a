import { addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js'
import { SHELL, TAKE_OVER } from './names.ts'
import { showMessages, type MessageScope } from './showMessages.ts'

declare const self: ServiceWorkerScope & MessageScope

/** The part of the worker's global scope that this file uses. TypeScript's types for a page do not contain it. */
type ServiceWorkerScope = EventTarget & {
  readonly __WB_MANIFEST: Parameters<typeof precache>[0]
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
}

const TIMEOUT_MS = 3000
const OLD_CACHES = ['offline-1', 'uurwerk-signed-in']

precache(self.__WB_MANIFEST)
cleanupOutdatedCaches()
showMessages(self)
const keptShell = createHandlerBoundToURL(SHELL)

// The route for pages is registered before the route for stored files, because the HTML page of the app is also a
// stored file. The service worker never answers a request to /api: the app itself keeps answers, without health data
// (rule offline-2).
registerRoute(new NavigationRoute(answerNavigation, { denylist: [/^\/(api|demo|ical)(\/|$)/] }))
addRoute({ directoryIndex: '', cleanURLs: false })

self.addEventListener('message', ({ data }: Event & { readonly data?: unknown }) => {
  if (data === TAKE_OVER) void self.skipWaiting()
})

// The service worker also controls the page that installs it, which otherwise could not load more scripts offline.
self.addEventListener('activate', (event) =>
  (event as Event & { waitUntil: (done: Promise<unknown>) => void }).waitUntil(
    Promise.all(OLD_CACHES.map((name) => caches.delete(name))).then(() => self.clients.claim()),
  ),
)

/**
 * The stored page is used when there is no network, when there is no answer after three seconds, or when the server
 * cannot be reached (rule offline-1).
 */
async function answerNavigation(options: RouteHandlerCallbackOptions): Promise<Response> {
  const network = fetch(options.request)
  network.catch(() => undefined)
  try {
    const first = await Promise.race([network, afterTimeout()])
    return first === null || isServerAway(first) ? keptShell(options) : first
  } catch {
    return keptShell(options)
  }
}

const afterTimeout = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS))

const isServerAway = ({ status }: Response): boolean => [502, 503, 504].includes(status)
