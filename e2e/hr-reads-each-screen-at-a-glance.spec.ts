import type { Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { everyScreen } from './fixtures/everyScreen.ts'
import { expect, test } from './fixtures/test.ts'
import { waitUntilStill } from './screens/waitUntilStill.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilStill(page)
}

async function addressOf(name: string): Promise<string> {
  return (await everyScreen()).find((screen) => screen.name === name)?.address ?? ''
}

test('the facts of a person, a customer and a contract are in one panel beside the content; on a phone the panel is above the content', async ({
  as,
}) => {
  const page = await as(demo.hr)
  for (const [screen, list] of [
    ['person', 'Contracten'],
    ['customer', 'Shift types'],
    ['contract', 'Orders'],
  ] as const) {
    await page.setViewportSize(WIDE)
    await open(page, await addressOf(screen))
    const panel = page.getByRole('region', { name: 'Gegevens' })
    const table = page.getByRole('table', { name: list })
    const [facts, content] = [(await panel.boundingBox())!, (await table.boundingBox())!]
    expect(facts.x, `${screen}: the facts are on the right`).toBeGreaterThan(content.x + content.width)
    expect(facts.width, `${screen}: the facts are in one column`).toBeLessThan(420)
    expect(content.y, `${screen}: the content begins beside the facts`).toBeLessThan(facts.y + 200)
    await expect(
      page.getByRole('button', { name: /^CSV van (Contracten|Shift types|Subdivisies|Orders)/ }),
    ).toHaveCount(0)
    await page.setViewportSize(PHONE)
    await waitUntilStill(page)
    const [above, below] = [(await panel.boundingBox())!, (await table.boundingBox())!]
    expect(above.y + above.height, `${screen}: the facts are above the content`).toBeLessThanOrEqual(below.y)
  }
})

test('an empty list of swaps has its text in the middle of the page', async ({ as }) => {
  const page = await as(demo.hr)
  await page.route('**/api/administration/swap', (route) => route.fulfill({ json: { _embedded: { swapDtoList: [] } } }))
  await open(page, '/admin/swaps')
  const text = (await page.getByText('Er zijn geen ruilen om over te beslissen.').boundingBox())!
  expect(Math.abs(text.x + text.width / 2 - WIDE.width / 2)).toBeLessThan(20)
})

test('the names of people are not cut off on the screens of rates, leave and absences', async ({ as }) => {
  const page = await as(demo.hr)
  for (const [address, names] of [
    ['/admin/viewHourlyRates?month=2026-11', ['Emma Dierickx-Van Nieuwenhuyse', 'AZ Klaverveld – campus Berkenbroek']],
    ['/admin/viewvacation?year=2026', ['Emma Dierickx-Van Nieuwenhuyse']],
    ['/admin/viewAbsences?month=2026-11', ['Lieselotte Vanhaverbeke-D’Hondt']],
  ] as const) {
    await open(page, address)
    for (const name of names) {
      const shown = page.getByRole('table').getByText(name, { exact: true }).first()
      await expect(shown).toBeVisible()
      const cut = await shown.evaluate((element) =>
        [element, ...element.querySelectorAll('span')].some(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ),
      )
      expect(cut, `${name} is not cut at ${address}`).toBe(false)
    }
  }
})

declare global {
  interface Window {
    /**
     * The URLs that the browser would open in another tab, in the order of the clicks. A click on a link gives the URL
     * of the link. A click on a row gives the URL of the screen that the row opens.
     */
    opened: (string | null)[]
  }
}

test('a Ctrl-click on a name or on a row of a list opens another tab, and the list stays open', async ({ as }) => {
  const page = await as(demo.hr)
  // The page itself records the tabs. The browser of the tests does not report every tab that a link opens.
  await page.addInitScript(() => {
    window.opened = []
    window.open = (address) => {
      window.opened.push(String(address))
      return null
    }
    window.addEventListener('click', (click) => {
      const link = click.target instanceof Element ? click.target.closest('a') : null
      if (link === null || !click.ctrlKey) return
      window.opened.push(click.defaultPrevented ? null : link.getAttribute('href'))
      click.preventDefault()
    })
  })
  const lists = [
    '/admin/viewcontracts?month=2026-11',
    '/admin/viewusers?status=all',
    '/admin/viewcustomers',
    '/admin/viewinvoices?month=2026-11&status=all',
    '/admin/viewHourlyRates?month=2026-11',
    '/admin/viewvacation?year=2026',
    '/admin/viewAbsences?month=2026-11',
    '/admin/viewAbsences?month=2026-11&view=periods',
  ]
  for (const list of lists) {
    await test.step(`HR opens a row of ${list} in another tab, and the list stays open`, async () => {
      await open(page, list)
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('link') })
        .first()
      const link = row.getByRole('link').first()
      const address = await link.getAttribute('href')
      await link.click({ modifiers: ['Control'] })
      const plain = row.getByRole('cell').filter({ hasNot: page.locator('a, button, input') })
      await plain.first().click({ modifiers: ['Control'] })
      expect(await page.evaluate(() => window.opened), list).toEqual([address, address])
      await expect(page).toHaveURL(list)
    })
  }
})

test('HR’s tasks begin in the upper third of the start page, and no list on that page cuts off a text', async ({
  as,
}) => {
  const page = await as(demo.hr)
  await open(page, '/welcome')
  await test.step('the tasks begin in the upper third of the page', async () => {
    const tasks = (await page.getByRole('region', { name: 'Te doen' }).boundingBox())!
    expect(tasks.y).toBeLessThan(WIDE.height / 3)
  })
  await test.step('the clock is at most 100 pixels high', async () => {
    const clock = (await page.getByRole('main').locator('svg[viewBox="-250 -250 500 500"]').boundingBox())!
    expect(clock.height, 'the clock is not higher than 100 pixels').toBeLessThanOrEqual(100)
  })
  await test.step('no list cuts off a text or has a scroll bar of its own', async () => {
    for (const list of await page.getByRole('main').getByRole('list').all()) {
      const { cut, scrolls } = await list.evaluate((element) => ({
        cut: [...element.querySelectorAll('li *')]
          .filter(
            (part) =>
              part.clientWidth > 1 &&
              getComputedStyle(part).overflowX === 'hidden' &&
              part.scrollWidth > part.clientWidth,
          )
          .map(({ textContent }) => textContent),
        scrolls: ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
      }))
      expect(scrolls, 'no list has a scroll bar of its own').toBe(false)
      expect(cut, 'no line is cut').toEqual([])
    }
  })
  await expect(page.getByRole('button', { name: /: Toon alle \d+$/ }).first()).toBeVisible()
})

test('the page of a contract that HR opens from the list of a month has a link back to that month, also after a reload', async ({
  as,
}) => {
  const page = await as(demo.hr, '/admin/viewcontracts?month=2026-11')
  await page.getByRole('table').getByRole('link', { name: 'Bart Coppens', exact: true }).click()
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload()
    const back = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Contracten' })
    await expect(back).toHaveAttribute('href', '/admin/viewcontracts?month=2026-11')
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    await expect(menu.getByRole('link', { name: 'Contracten' })).toHaveAttribute('aria-current', /./)
    await expect(menu.getByRole('link', { name: 'Gebruikers' })).not.toHaveAttribute('aria-current', /./)
  }
  await page.getByRole('link', { name: 'Maand november 2026' }).click()
  await expect(page).toHaveURL(/\/admin\/viewexcel\?contract=\d+&month=2026-11/)
})

test('the accessible name of each leave balance contains the figures on the screen first, then the person and the counter', async ({
  as,
}) => {
  const page = await as(demo.hr)
  await open(page, '/admin/viewvacation?year=2026')
  await expect(
    page.getByRole('button', { name: /^10,5\/20.*Annelies Vandenbroucke.*Wettelijke vakantie/ }),
  ).toBeVisible()
  const balances = await page
    .getByRole('table')
    .locator('td button[aria-label]')
    .evaluateAll((all) => all.map((button) => [button.getAttribute('aria-label') ?? '', button.textContent.trim()]))
  expect(balances.length).toBeGreaterThan(100)
  expect(balances.filter(([name, shown]) => !name?.startsWith(shown ?? '?'))).toEqual([])
})

test('on a phone, each icon button, the menu and the path of a detail page are large enough for a finger', async ({
  as,
}) => {
  const page = await as(demo.hr)
  await page.setViewportSize(PHONE)
  for (const screen of ['person', 'customer', 'contract']) {
    await open(page, await addressOf(screen))
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.mantine-ActionIcon-root, nav ol a')].flatMap((target) => {
        const { width, height } = target.getBoundingClientRect()
        const high = height >= 43
        return width === 0 || (high && (width >= 44 || target.matches('a'))) ? [] : [target.outerHTML.slice(0, 120)]
      }),
    )
    expect(small, screen).toEqual([])
  }
})

test('the browser reads HR’s list of contracts while the script of the list still loads', async ({ as }) => {
  const page = await as(demo.hr)
  const frame = await (await page.request.get('/admin/viewcontracts')).text()
  const read = page.waitForRequest(/\/api\/administration\/contract\/.*2026-11/)
  await page.route('**/assets/*.js', async (route) => {
    const isInFrame = frame.includes(new URL(route.request().url()).pathname)
    if (!isInFrame) await read
    await route.continue()
  })
  await page.goto('/admin/viewcontracts?month=2026-11')
  await expect(page.getByRole('table').getByRole('link', { name: 'Bart Coppens', exact: true })).toBeVisible()
})
