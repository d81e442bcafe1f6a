import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import config from './playwright.config.ts'
import { everyScreen } from './fixtures/everyScreen.ts'
import startE2eServer from './fixtures/servers/startE2eServer.ts'
import { waitUntilStill } from './screens/waitUntilStill.ts'
import { signIn } from './screens/signIn.ts'

// Takes pictures of every screen at five widths in both themes, for a visual check. Usage: node e2e/shots.ts [part of
// a screen's name]
const [wanted = ''] = process.argv.slice(2)
const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]
const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-shots-'))
const close = await startE2eServer()
const browser = await chromium.launch(config.use?.launchOptions)
const pages = new Map<string | null, Page>()

async function pageOf(person: string | null): Promise<Page> {
  const known = pages.get(person)
  if (known !== undefined) return known
  const context = await browser.newContext({
    baseURL: process.env['E2E_ORIGIN']!,
    locale: 'nl-BE',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  pages.set(person, page)
  if (person !== null) await signIn(page, person)
  return page
}

for (const { name, person, address } of await everyScreen()) {
  if (!name.includes(wanted)) continue
  const page = await pageOf(person)
  await page.goto(address)
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await waitUntilStill(page)
      await page.screenshot({ path: path.join(folder, `${name} ${viewport.width} ${colorScheme}.png`), fullPage: true })
    }
  }
}
await browser.close()
await close()
console.log(folder)
