import type { Locator, Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { expect, test } from './fixtures/test.ts'
import { Calendar } from './screens/month/calendar.ts'
import { waitUntilStill } from './screens/waitUntilStill.ts'

const WIDE = { width: 1440, height: 900 }
/** The size of a window of 1440 pixels at a zoom of 200 %. */
const HALF = { width: 720, height: 450 }
const LAPTOP = { width: 1024, height: 768 }
const PHONE = { width: 360, height: 740 }
const PAGE_MARGIN = 16
/** The size of a window of 1440 by 900 pixels at a zoom of 400 %. */
const QUARTER = { width: 360, height: 225 }

const LINDEHOF = 'AZ Klaverveld – campus Lindehof'

test('the small parts of the employee’s screens, such as labels and icons, keep their layout', async ({ as }) => {
  const page = await as(demo.employee)
  await page.setViewportSize(WIDE)
  await test.step('the form for a shift is aligned with the table', () => alignShiftForm(page))
  await test.step('the text that a month can be planned and confirmed is shown only in a month that can change', () =>
    readWarnings(page))
  await test.step('the label of a state has a gap between its icon and its word', () => readState(page))
  await test.step('a month with a recuperation bonus links to that bonus', () => readRecup(page))
  await test.step('the focus ring of the first shift in the dialog is visible', () => seeFocusRing(page))
  await test.step('a long label in the calendar uses two lines before it is cut', () => readLabels(page))
  await test.step('at 400 % zoom the navigation bars scroll out of view with the page', () => scrollBarsAway(page))
  const ilse = await as('Ilse Van Poucke', '/details?month=2026-12')
  await test.step('the editor of an absence shows its button and the reason beside the button on one line', () =>
    alignAbsenceEditor(ilse))
  await test.step('on a phone, the button to confirm is below the small buttons, and a confirmed month has the button for the PDF instead', () =>
    readButtonsOfPhone(page))
})

test('the small parts of HR’s screens, such as labels and icons, keep their layout', async ({ as }) => {
  const page = await as(demo.both)
  await page.setViewportSize(WIDE)
  await test.step('the menu shows the full name of a person with both roles', () => readName(page))
  await test.step('the list of contracts shows the longest name of a customer', () => readCustomerNames(page))
  await test.step('the titles of the month sheet and of the invoice preview have a hyphen before the name of the customer', () =>
    readTitles(page))
  await test.step('when a search finds only rows of the hidden internal company, the list says that these rows are hidden', () =>
    findHidden(page))
  await test.step('at 1024 pixels the lists are tables that show the end of each customer name and the last button', () =>
    readNarrowLists(page))
  await test.step('on a phone the first contract is visible without scrolling, and each button is as large as a finger', () =>
    touchContracts(page))
  const katrien = await as(demo.hr, '/profile')
  await test.step('the profile of an HR user says in one line that the user has no contract', () =>
    readOwnProfile(katrien))
})

const boxOf = async (part: Locator) => (await part.boundingBox())!

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilStill(page)
}

/** The left edge of the text in an element. */
const textLeftOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().left
  })

async function alignShiftForm(page: Page): Promise<void> {
  await open(page, '/details?month=2026-12')
  const column = await textLeftOf(page.getByRole('columnheader', { name: 'Klant' }).getByRole('button'))
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  const day = page.getByRole('textbox', { name: 'Datum' })
  expect(Math.abs((await boxOf(day)).x - column), 'the first field is below the text of the column').toBeLessThan(2)
  await expect(day).toHaveAccessibleDescription(/december 2026/)
  await page.getByRole('switch', { name: 'Oproep?' }).check()
  const choices = await page.getByRole('radio').all()
  const tops = await Promise.all(choices.map(async (choice) => (await boxOf(choice)).y))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size, 'the three choices are on one line').toBe(1)
  await page.getByRole('button', { name: 'Annuleren' }).click()
}

async function alignAbsenceEditor(page: Page): Promise<void> {
  await page.setViewportSize(WIDE)
  await page
    .getByRole('table')
    .getByRole('button', { name: /[Zz]iek/ })
    .first()
    .click()
  const remove = page.getByRole('button', { name: 'Afwezigheid verwijderen' })
  const reason = page.locator(`[id="${await remove.getAttribute('aria-describedby')}"]`)
  const [button, text] = [await boxOf(remove), await boxOf(reason)]
  const apart = Math.abs(button.y + button.height / 2 - (text.y + text.height / 2))
  expect(apart, 'the button and its reason are on one line').toBeLessThan(3)
}

const FREE_TO_PLAN = 'je kan plannen en bevestigen zoals het staat'

async function readWarnings(page: Page): Promise<void> {
  await open(page, '/details?month=2026-12')
  await expect(page.getByText(FREE_TO_PLAN)).toBeVisible()
  await open(page, '/details?month=2026-11')
  await expect(page.getByRole('heading', { name: 'Let op' })).toBeVisible()
  await expect(page.getByText(FREE_TO_PLAN)).toHaveCount(0)
}

async function readState(page: Page): Promise<void> {
  const badge = page.locator('[class*="Badge-root"]').filter({ hasText: /^ingediend$/ })
  const icon = await boxOf(badge.locator('svg'))
  const word = await textLeftOf(badge.getByText('ingediend', { exact: true }))
  expect(word - icon.x - icon.width, 'the icon and the word have a gap between them').toBeGreaterThanOrEqual(4)
}

async function readRecup(page: Page): Promise<void> {
  await open(page, '/userViewRecup')
  await expect(page.getByText('Tot dan tellen alleen opgenomen recup, bonussen en correcties mee.')).toBeVisible()
  const given = page
    .getByRole('row')
    .getByRole('link', { name: /^(bonus|correctie) / })
    .first()
  await expect(page.locator((await given.getAttribute('href'))!)).toBeVisible()
}

async function seeFocusRing(page: Page): Promise<void> {
  await open(page, '/dashboard?month=2027-01')
  const dialog = await new Calendar(page).openDay('maandag 18 januari')
  const first = dialog.getByRole('button', { name: /\d\d:\d\d/ }).first()
  await first.focus()
  const hidden = await first.evaluate((button) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(button)
    const ring = button.getBoundingClientRect().top - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth)
    const above = document.elementFromPoint(button.getBoundingClientRect().left + 20, ring + 1)
    return Number.parseFloat(outlineWidth) === 0 || above?.closest('header') !== null
  })
  expect(hidden, 'the heading of the dialog is above the ring').toBe(false)
  await page.keyboard.press('Escape')
}

async function readLabels(page: Page): Promise<void> {
  await page.setViewportSize(HALF)
  await open(page, '/dashboard?month=2026-11')
  const labels = page.locator('[data-alone] > span')
  const cut = await labels.evaluateAll((all) =>
    all
      .filter((label) => label.scrollWidth > label.clientWidth && label.clientHeight < 30)
      .map(({ textContent }) => textContent),
  )
  expect(await labels.count()).toBeGreaterThan(5)
  expect(cut, 'no label of one line is cut').toEqual([])
}

async function scrollBarsAway(page: Page): Promise<void> {
  await page.setViewportSize(QUARTER)
  await open(page, '/details?month=2026-11')
  await page.mouse.wheel(0, 300)
  const bars = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Hoofdmenu' })]
  for (const bar of bars) await expect(bar).not.toBeInViewport()
}

async function readButtonsOfPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  await open(page, '/details?month=2026-12')
  const add = await boxOf(page.getByRole('button', { name: 'Toevoegen' }))
  const confirm = await placeOf(page, 'Bevestig Timesheet')
  expect(add.y + add.height, 'the small buttons are above the button to confirm').toBeLessThanOrEqual(confirm.y)

  await open(page, '/details?month=2026-10')
  await placeOf(page, 'Download PDF')
  await expect(page.getByRole('button', { name: 'Bevestig Timesheet' })).toBeHidden()
}

/**
 * The position of the only button of the month. The button must have the height of a touch target, must have its text
 * on one line, and must end at the right edge.
 */
async function placeOf(page: Page, name: string) {
  const button = page.getByRole('button', { name })
  const words = button.getByText(name, { exact: true })
  const lines = await words.evaluate((label) => {
    const text = document.createRange()
    text.selectNodeContents(label)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
  const box = await boxOf(button)
  expect(box.height).toBeGreaterThanOrEqual(44)
  expect(box.x + box.width, 'the right margin equals the left margin').toBeCloseTo(PHONE.width - PAGE_MARGIN, 0)
  return box
}

async function readName(page: Page): Promise<void> {
  await open(page, '/welcome')
  const name = page.getByRole('banner').getByText(demo.both, { exact: true })
  expect((await boxOf(name)).width, 'the menu shows the full name').toBeGreaterThan(60)
}

async function readCustomerNames(page: Page): Promise<void> {
  await open(page, '/admin/viewcontracts?month=2026-11')
  const names = page.getByRole('table').getByText(LINDEHOF, { exact: true })
  await expect(names.first()).toBeVisible()
  const cut = await names.evaluateAll(
    (all) =>
      all.filter((name) => [...name.querySelectorAll('span')].some((part) => part.scrollWidth > part.clientWidth))
        .length,
  )
  expect(cut, 'no name is cut').toBe(0)
}

async function findHidden(page: Page): Promise<void> {
  await open(page, '/admin/viewcontracts?month=2026-11&q=goossens')
  await expect(page.getByRole('row', { name: /Goossens/ })).toBeVisible()
  await page.getByRole('switch', { name: 'Interne firma verbergen' }).click()
  await expect(page.getByText('Er is één rij van de interne firma die niet getoond wordt.')).toBeVisible()
  await page.getByRole('button', { name: 'Toon de interne firma' }).click()
  await expect(page.getByRole('row', { name: /Goossens/ })).toBeVisible()
}

/** The number of customers whose name is cut so that less than 20 pixels of its beginning are visible. */
const stubs = (page: Page) =>
  page
    .getByRole('table')
    .getByTitle(/ – campus /)
    .evaluateAll(
      (all) =>
        all.filter((name) => {
          const start = name.firstElementChild!
          const text = start.firstElementChild ?? start
          const isShown = start.getBoundingClientRect().top < name.getBoundingClientRect().bottom - 1
          return isShown && text.scrollWidth > text.clientWidth && text.clientWidth < 20
        }).length,
    )

async function readNarrowLists(page: Page): Promise<void> {
  await page.setViewportSize(LAPTOP)
  await open(page, '/admin/viewcontracts?month=2026-11')
  const ends = page.getByRole('table').getByText(/^campus /)
  await expect(ends.first()).toBeVisible()
  const cut = await ends.evaluateAll((all) => all.filter((end) => end.scrollWidth > end.clientWidth).length)
  expect(cut, 'no name has a cut end').toBe(0)
  expect(await stubs(page), 'each cut name shows more than one letter').toBe(0)
  await expect(page.getByRole('columnheader', { name: 'Volgende stap' })).toBeInViewport({ ratio: 1 })
  await open(page, '/admin/viewinvoices?month=2026-10&status=all')
  await expect(page.getByRole('link', { name: /^Meer details/ }).first()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(WIDE)
}

/** Checks that a finger can press each visible button, link and field: a tap 21 pixels from its middle reaches it. */
async function touchContracts(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  await open(page, '/admin/viewcontracts?month=2026-11')
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') })
      .first(),
  ).toBeInViewport({ ratio: 0.9 })
  const small = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('a, button, input')].flatMap((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const [reach, bar] = [21, 80]
      if (y < bar || y > window.innerHeight - bar || x + reach >= window.innerWidth) return []
      const isHit = [-reach, reach].every((by) => {
        const [beside, below] = [document.elementFromPoint(x + by, y), document.elementFromPoint(x, y + by)]
        return [beside, below].every((hit) => hit !== null && (target.contains(hit) || hit.closest('label') !== null))
      })
      return isHit ? [] : [target.outerHTML.slice(0, 160)]
    }),
  )
  expect(small, 'no button is smaller than a finger').toEqual([])
  await page.setViewportSize(WIDE)
}

async function readTitles(page: Page): Promise<void> {
  const row = page.getByRole('table').getByRole('row').filter({ hasText: LINDEHOF }).first()
  const address = await row.getByRole('link').first().getAttribute('href')
  const contract = new URL(address!, 'http://localhost').searchParams.get('contract')
  for (const screen of ['viewexcel', 'viewinvoicePreview']) {
    await open(page, `/admin/${screen}?contract=${contract}&month=2026-11`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(` - ${LINDEHOF}`))
  }
}

async function readOwnProfile(page: Page): Promise<void> {
  await page.setViewportSize(WIDE)
  const contracts = page.getByRole('table', { name: 'Contracten' })
  const none = page.getByText('Je hebt geen contract.', { exact: true })
  await expect(none).toBeVisible()
  const [head, line] = [await boxOf(contracts.getByRole('columnheader').first()), await boxOf(none)]
  expect(line.y + line.height - head.y - head.height, 'the text is one line below the head of the table').toBeLessThan(
    60,
  )
  await expect(contracts.getByRole('columnheader')).toHaveCount(4)
  await expect(contracts.locator('[aria-sort]')).toHaveCount(0)
}
