import { demo } from './fixtures/cast.ts'
import { expect, test } from './fixtures/test.ts'
import type { Page } from '@playwright/test'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Waits until the service worker has kept the pages. It answers for the next page that opens. */
const pagesAreKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

/** The addresses of everything in the caches of the browser. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })

test('the pages of Uurwerk open without a network after a sign-in, and no answer of the server is in a cache of the browser', async ({
  as,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|NoAnswer/)
  const page = await as(demo.employee, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Uurrooster' })).toBeVisible()
  await pagesAreKept(page)
  const kept = await keptAddresses(page)
  expect(kept).toContain('/')
  expect(kept.filter((address) => address.startsWith('/api'))).toEqual([])
  expect(kept.filter((address) => /ContractMonthsPage|InvoicePage|handleiding|beelden/i.test(address))).toEqual([])

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText('Er is geen netwerk').first()).toBeVisible()
  await expect(page.locator('#root')).not.toBeEmpty()
})

test('a browser in which nobody signed in says that there is no network', async ({ openContext, consoleErrors }) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  const page = await (await openContext()).newPage()
  await page.goto('/')
  await pagesAreKept(page)
  await page.context().setOffline(true)
  await page.goto('/welcome')
  await expect(page.getByRole('heading', { name: 'Er is geen netwerk' })).toBeVisible()
})
