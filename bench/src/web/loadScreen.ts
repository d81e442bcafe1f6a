import type { Browser } from '@playwright/test'
import { openPage, whenQuiet } from './openPage.ts'
import type { Screen } from './screens.ts'

export type Load = {
  readonly scriptKilobytes: number
  readonly scriptFiles: number
  readonly styleKilobytes: number
  /** The compression formats of the script files. */
  readonly encodings: readonly string[]
  readonly largestPaintMs: number
  /** The time in milliseconds until the content for which the user waits is on the page. */
  readonly contentMs: number
  /** The blocking time in milliseconds: the sum of the parts of all tasks above 50 ms. */
  readonly blockingMs: number
  readonly processorMs: number
}

type Watched = { largestPaintMs: number; blockingMs: number; contentMs: number }

/** A function that runs in the page before the page's own scripts. */
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

type Wanted = { readonly origin: string; readonly throttled: boolean }

/** Opens a screen with an empty cache, and waits until the screen does no more work. */
export async function loadScreen(browser: Browser, screen: Screen, { origin, throttled }: Wanted): Promise<Load> {
  const opened = await openPage(browser, { origin, throttled, token: screen.token })
  const { page, devTools, context } = opened
  const files = new Map<string, { readonly url: string; readonly encoding: string }>()
  const bytes = new Map<string, number>()
  devTools.on('Network.responseReceived', ({ requestId, response: { url, headers } }) =>
    files.set(requestId, { url, encoding: headers['content-encoding'] ?? headers['Content-Encoding'] ?? 'none' }),
  )
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
