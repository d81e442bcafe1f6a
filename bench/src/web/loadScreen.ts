import type { Browser, BrowserContext } from '@playwright/test'
import { openContext, openPageIn, whenQuiet } from './openPage.ts'
import type { Screen } from './screens.ts'

export type Load = {
  readonly scriptKilobytes: number
  readonly scriptFiles: number
  readonly styleKilobytes: number
  /** The compression formats in which the server sent the script files. */
  readonly encodings: readonly string[]
  readonly largestPaintMs: number
  /** The time in milliseconds until the content for which the user waits is on the page. */
  readonly contentMs: number
  /** The blocking time in milliseconds. For each task longer than 50 ms, the part above 50 ms counts. */
  readonly blockingMs: number
  readonly processorMs: number
}

type Watched = { largestPaintMs: number; blockingMs: number; contentMs: number }

/** A function that runs in the page before the scripts of the page. */
function watch(content: string): void {
  const watched: Watched = { largestPaintMs: 0, blockingMs: 0, contentMs: 0 }
  Object.assign(globalThis, { watched })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) watched.largestPaintMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.blockingMs += duration - 50
  }).observe({ type: 'longtask', buffered: true })
  const look = (): void => {
    if (document.querySelector(content) === null) requestAnimationFrame(look)
    else watched.contentMs = performance.now()
  }
  requestAnimationFrame(look)
}

/** The time in milliseconds that the service worker needs to store the files of the app. */
const STORING_MS = 4000

/** The first visit. It ends when the service worker has stored the files of the app. */
async function visit(context: BrowserContext, { path, content }: Screen, origin: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}${path}`)
  await page.locator(content).first().waitFor({ state: 'attached' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await page.waitForTimeout(STORING_MS)
  await page.close()
}

type Wanted = { readonly origin: string; readonly throttled: boolean }

/**
 * Opens a screen with an empty cache, or at the second visit, and waits until the screen is idle. Only files from the
 * network are counted.
 */
export async function loadScreen(browser: Browser, screen: Screen, { origin, throttled }: Wanted): Promise<Load> {
  const context = await openContext(browser, { origin, token: screen.token })
  if (screen.secondVisit === true) await visit(context, screen, origin)
  const opened = await openPageIn(context, { throttled })
  const { page, devTools } = opened
  const files = new Map<string, { readonly url: string; readonly encoding: string }>()
  const bytes = new Map<string, number>()
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, headers, fromServiceWorker, fromDiskCache } = response
    if (fromServiceWorker === true || fromDiskCache === true) return
    files.set(requestId, { url, encoding: headers['content-encoding'] ?? headers['Content-Encoding'] ?? 'none' })
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength))
  await page.addInitScript(watch, screen.content)
  await page.goto(`${origin}${screen.path}`)
  await page.locator(screen.content).first().waitFor({ state: 'attached' })
  const processorMs = await whenQuiet(opened)
  const watched = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)
  await context.close()
  const ofKind = (ending: string) => [...files].filter(([, { url }]) => new URL(url).pathname.endsWith(ending))
  const kilobytesOf = (ending: string): number =>
    ofKind(ending).reduce((sum, [id]) => sum + (bytes.get(id) ?? 0), 0) / 1000
  return {
    ...watched,
    processorMs,
    scriptKilobytes: kilobytesOf('.js'),
    scriptFiles: ofKind('.js').length,
    styleKilobytes: kilobytesOf('.css'),
    encodings: [...new Set(ofKind('.js').map(([, { encoding }]) => encoding))],
  }
}
