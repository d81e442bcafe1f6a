import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { welcomeCurrentUser } from '@uurwerk/contract/identity/identity'
import config from './playwright.config.ts'
import { call, tokenOf } from './fixtures/call.ts'
import { EMPLOYEE_EMAIL } from './fixtures/cast.ts'
import { guideScreens, NOW, type GuideScreen } from './fixtures/guideScreens.ts'
import { startServer } from './fixtures/servers/startServer.ts'
import { waitUntilStill } from './screens/waitUntilStill.ts'
import { signIn } from './screens/signIn.ts'

// Takes the pictures of the user guides. They show the demo. Usage: bin/guide-pictures [part of a picture's name]
const [wanted = ''] = process.argv.slice(2)
const folder = path.join(import.meta.dirname, '../docs/gids/beelden')
const formats = {
  phone: { viewport: { width: 360, height: 700 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  office: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 },
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 10 / 9 },
} as const
type Format = keyof typeof formats
const MOST_BYTES = 120_000

/**
 * Takes pictures of a screen until two successive pictures are equal. The same demo then always gives the same
 * pictures.
 */
async function pictureOf(
  page: Page,
  { viewport, deviceScaleFactor: scale }: (typeof formats)[Format],
): Promise<Buffer> {
  // The focus is removed, because a blinking text cursor makes two pictures different.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const session = await page.context().newCDPSession(page)
  const capture = async (quality: number) => {
    const clip = { x: 0, y: 0, ...viewport, scale }
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip })
    return Buffer.from(data, 'base64')
  }
  for (const quality of [85, 75, 65, 55, 45]) {
    let [before, picture] = [await capture(quality), await capture(quality)]
    while (!before.equals(picture)) [before, picture] = [picture, await capture(quality)]
    if (picture.length < MOST_BYTES) return picture
  }
  throw new Error(`${page.url()} does not fit in one picture`)
}

async function pageFor(browser: Browser, person: string | null, format: Format): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...formats[format],
  })
  const page = await context.newPage()
  if (person !== null) await signIn(page, person)
  return page
}

const formatOf = ({ file, wide = false }: GuideScreen): Format =>
  file.startsWith('telefoon-') ? 'phone' : wide ? 'wide' : 'office'

async function take(page: Page, screen: GuideScreen): Promise<void> {
  const { file, address, prepare } = screen
  await page.goto(address)
  await waitUntilStill(page)
  await prepare?.(page)
  await waitUntilStill(page)
  writeFileSync(path.join(folder, `${file}.webp`), await pictureOf(page, formats[formatOf(screen)]))
  console.log(file)
}

const { origin, stop } = await startServer({ CLOCK: NOW })
process.env['E2E_ORIGIN'] = origin
// Without this call, a phone would show the welcome dialog in front of the calendar.
await call(welcomeCurrentUser, {}, await tokenOf(EMPLOYEE_EMAIL))
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const pages = new Map<string, Page>()
  const screens = await guideScreens()
  for (const screen of screens.filter(({ file }) => file.includes(wanted))) {
    const format = formatOf(screen)
    const who = `${screen.person} ${format}`
    const page = pages.get(who) ?? (await pageFor(browser, screen.person, format))
    pages.set(who, page)
    await take(page, screen)
  }
  const names = new Set(screens.map(({ file }) => `${file}.webp`))
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name))
} finally {
  await browser.close()
  await stop()
}
