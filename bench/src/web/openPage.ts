import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'

export type OpenPage = { readonly context: BrowserContext; readonly page: Page; readonly devTools: CDPSession }

/** When root runs the benchmark, Chromium cannot start its sandbox. The benchmark opens only pages of this machine. */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--no-first-run',
]

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args })

/** The network speed 'Fast 4G', as the developer tools of Chromium simulate it. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 }
const SLOWER_PROCESSOR = 4

type Wanted = {
  readonly origin: string
  /** The session token of the user; null for a user who is not signed in. */
  readonly token: string | null
  /** Simulates a slow processor and a slow network. */
  readonly throttled: boolean
}

/** Opens a page with an empty cache. */
export async function openPage(browser: Browser, { origin, token, throttled }: Wanted): Promise<OpenPage> {
  const context = await openContext(browser, { origin, token })
  return openPageIn(context, { throttled })
}

/** A browser with an empty cache, in which one user is signed in. */
export async function openContext(
  browser: Browser,
  { origin, token }: Pick<Wanted, 'origin' | 'token'>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
  })
  if (token !== null)
    await context.addCookies([{ name: 'uurwerk_token', value: token, url: origin, sameSite: 'Strict' }])
  return context
}

/** Opens a page in a browser that may have files from an earlier visit. */
export async function openPageIn(context: BrowserContext, { throttled }: Pick<Wanted, 'throttled'>): Promise<OpenPage> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (throttled) {
    await devTools.send('Network.emulateNetworkConditions', FAST_4G)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
  }
  return { context, page, devTools }
}

/** The processor time that the main thread of the page has used so far, in milliseconds. */
export async function processorMs(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

const POLL_MS = 250
const QUIET_POLLS = 3
const QUIET_MS = 3
const MOST_POLLS = 80

/** Waits until the page is idle, and returns the processor time. */
export async function whenQuiet({ page, devTools }: OpenPage): Promise<number> {
  let last = await processorMs(devTools)
  for (let polls = 0, quiet = 0; quiet < QUIET_POLLS && polls < MOST_POLLS; polls++) {
    await page.waitForTimeout(POLL_MS)
    const now = await processorMs(devTools)
    quiet = now - last < QUIET_MS ? quiet + 1 : 0
    last = now
  }
  return last
}
