import type { Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { expect, test } from './fixtures/test.ts'

const SIZE = { width: 1440, height: 900 }

test('a page that an earlier test used has no session, no stored data, no history and no changed answer, size or theme', async ({
  as,
  consoleErrors,
  pagePool,
}) => {
  const used = await as(demo.hr, '/admin/viewcustomers')
  await expect(used.getByRole('heading', { level: 1 })).toBeVisible()
  await test.step('a test stores data in the page, and changes an answer, the theme and the window size', async () => {
    await used.evaluate(async () => {
      localStorage.setItem('kept', 'local')
      sessionStorage.setItem('kept', 'session')
      await caches.open('kept')
      await new Promise((resolve) => (indexedDB.open('kept').onsuccess = resolve))
    })
    await used.route('**/api/**', (route) => route.abort())
    await used.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await used.setViewportSize({ width: 360, height: 740 })
  })
  const { origin } = new URL(used.url())
  await pagePool.giveBack(used)

  const page = await pagePool.take(SIZE, async () => expect('a new page').toBe('a used page'))
  await test.step('the next test gets the same page with its original window size and no session', async () => {
    expect(page).toBe(used)
    expect(page.viewportSize()).toEqual(SIZE)
    expect(await page.context().cookies()).toEqual([])
  })
  await test.step('the page has no stored data, no history and no theme', async () => {
    const state = await page.evaluate(async () => ({
      ofStorages: [localStorage.length, sessionStorage.length],
      ofCaches: await caches.keys(),
      ofDatabases: await indexedDB.databases(),
      screens: history.length,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isPrint: matchMedia('print').matches,
    }))
    expect(state).toEqual({
      ofStorages: [0, 0],
      ofCaches: [],
      ofDatabases: [],
      screens: 1,
      isDark: false,
      isPrint: false,
    })
  })
  await test.step('the page gets the unchanged answer of the server, which refuses a call without a session', async () => {
    consoleErrors.expect(/401 \(Unauthorized\)/)
    expect((await page.goto(`${origin}/api/user/current`))?.status()).toBe(401)
  })
  await page.context().close()
})

const LASTING_CHANGES: readonly ((page: Page) => unknown)[] = [
  (page) => page.addInitScript(() => {}),
  (page) => page.context().setOffline(false),
  (page) => page.on('dialog', () => {}),
]

test('a page is closed when a test has added a script or a listener to the page, or has set the network state of the page', async ({
  baseURL,
  pagePool,
}) => {
  for (const change of LASTING_CHANGES) {
    const page = await pagePool.take(SIZE, async () => {})
    await page.goto(`${baseURL}/favicon.svg`)
    await change(page)
    await pagePool.giveBack(page)
    expect(page.isClosed()).toBe(true)
  }
})
