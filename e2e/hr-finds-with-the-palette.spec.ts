import type { Page } from '@playwright/test'
import { takeMonthSteps } from '@uurwerk/contract/timesheets/monthSteps'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { setApproved } from './fixtures/offices/monthsToReview.ts'
import { november, PayrollOffice } from './fixtures/offices/payrollOffice.ts'
import { expect, test } from './fixtures/test.ts'
import { holdAnswers } from './screens/holdAnswers.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const PHONE = { width: 360, height: 740 }

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Zoeken of een scherm openen' })
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Zoekterm' })

test('HR finds a person with a typing error, a month of that person, and a screen, by keyboard alone', async ({
  as,
}) => {
  const page = await as(demo.hr, '/admin/viewcustomers')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('vandenbrouke')
  const options = dialogOf(page).getByRole('option')
  await expect(options.first()).toHaveText(/Annelies Vandenbroucke/)
  await expectNoViolation(page, 'the palette')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Annelies Vandenbroucke/ })).toBeVisible()

  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('annelies okt 2026')
  const month = dialogOf(page).getByRole('group', { name: 'Maanden' }).getByRole('option').first()
  await expect(month).toHaveText(/Annelies Vandenbroucke, oktober 2026/)
  while ((await month.getAttribute('aria-selected')) === 'false') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/viewexcel\?contract=\d+&month=2026-10/)

  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('tariev')
  await expect(options.first()).toHaveText('Tarieven')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/viewHourlyRates/)
})

test('on a phone, a button opens the search palette and Escape closes the palette', async ({ as }) => {
  const page = await as(demo.hr)
  await page.setViewportSize(PHONE)
  await page.goto('/admin/viewcustomers')
  await page.getByRole('button', { name: 'Zoek of doe', exact: true }).click()
  await fieldOf(page).fill('klaverveld')
  await expect(dialogOf(page).getByRole('group', { name: 'Klanten' }).getByRole('option').first()).toBeVisible()
  await expectNoViolation(page, 'the palette on a phone')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
})

test('an employee finds only the employee’s own screens in the palette, and the browser sends no search to the server', async ({
  as,
}) => {
  const page = await as(demo.employee, '/welcome')
  await expect(page.getByRole('button', { name: 'Zoeken', exact: true })).toBeVisible()
  const urls: string[] = []
  page.on('request', (request) => void urls.push(request.url()))
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('vandenbroucke')
  await expect(dialogOf(page).getByText('Niets gevonden voor ‘vandenbroucke’.')).toBeVisible()
  await fieldOf(page).fill('recup')
  await expect(dialogOf(page).getByRole('option')).toHaveCount(1)
  expect(urls.filter((url) => url.includes('/administration/'))).toEqual([])
})

const [CONFIRMED, OPEN] = ['Cyriel Stapel', 'Dorien Stapel']
const SEARCHES = /administration\/search/

test('HR types a step in the palette, reads for which person the step is, and does the step', async ({
  as,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 409/)
  const office = await PayrollOffice.open('Stapelveld', '1000081')
  const confirmed = await office.employ(CONFIRMED, { employeeNr: 8101 })
  const open = await office.employ(OPEN, { employeeNr: 8102 })
  for (const person of [confirmed, open]) await office.work(person, '2026-11-02')
  await office.confirm(confirmed)
  const page = await as(demo.hr)
  await page.goto(`/admin/viewcontracts?month=${november}&q=stapelveld`)
  await expect(rowOf(page, CONFIRMED)).toBeVisible()
  await test.step('the letters that HR types while the palette loads become the text of the palette, and do nothing in the list', () =>
    typeBeforeItLoads(page))
  await test.step('when HR presses Enter before the results arrive, the palette shows the step but does not do the step', () =>
    typeTooFast(page))
  await test.step('the Enter key does the shown step, and HR can undo it', () => approve(page))
  await test.step('when the step is not possible for the month, the palette shows the reason, and no step of another person', () =>
    readRefusal(page))
  await test.step('an undo that is not possible any more shows the reason', () => undoTooLate(page, open.contractId))
  await test.step('when the address asks for a step that the list of the month does not have, HR reads this, and the step disappears from the address', () =>
    askInVain(page))
  await test.step('when a colleague approves the month before HR does, HR reads this, and the page does not scroll', () =>
    beTooLate(page, confirmed.contractId))
})

const rowOf = (page: Page, name: string) => page.getByRole('rowgroup').filter({ hasText: name })
const optionsOf = (page: Page) => dialogOf(page).getByRole('option')
const stepOf = (page: Page, label: string) => optionsOf(page).filter({ hasText: label })

/**
 * Types in the palette before its script has loaded. Without the palette, the list would get the letter g, which approves
 * the month.
 */
async function typeBeforeItLoads(page: Page): Promise<void> {
  const letThrough = await holdAnswers(page, '**/assets/Palette-*.js')
  await page.keyboard.press('j')
  await expect(rowOf(page, CONFIRMED).getByRole('link', { name: CONFIRMED }).first()).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('gent')
  letThrough()
  await expect(fieldOf(page)).toHaveValue('gent')
  await page.keyboard.type('se')
  await expect(fieldOf(page)).toHaveValue('gentse')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(rowOf(page, CONFIRMED).getByText('bevestigd', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toHaveValue('')
  await page.keyboard.press('Escape')
}

/** Types a search and presses Enter before the answer of the search arrives. */
async function typeTooFast(page: Page): Promise<void> {
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>()
  const writes: string[] = []
  page.on('request', (request) => void (request.method() === 'PUT' && writes.push(request.url())))
  await page.route(SEARCHES, async (route) => {
    await entered
    await route.fallback()
  })
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('keur cyriel')
  await page.keyboard.press('Enter')
  enter()
  await expect(optionsOf(page).first()).toHaveText(new RegExp(`Goedkeuren: ${CONFIRMED}`))
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true')
  await expectNoViolation(page, 'the palette with a typed step')
  expect(writes).toEqual([])
  await page.unroute(SEARCHES)
}

async function approve(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(page.getByText(`De timesheet van ${CONFIRMED} is goedgekeurd.`)).toBeVisible()
  await expect(rowOf(page, CONFIRMED).getByText('goedgekeurd')).toBeVisible()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(rowOf(page, CONFIRMED).getByText('bevestigd')).toBeVisible()
}

async function readRefusal(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('keur dorien')
  await expect(stepOf(page, `Goedkeuren: ${OPEN}`)).toContainText('De timesheet is nog niet bevestigd')
  await expect(stepOf(page, 'Goedkeuren:')).toHaveCount(1)
  await expectNoViolation(page, 'the palette with a refused step')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
}

async function undoTooLate(page: Page, contractId: number): Promise<void> {
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('vast dorien')
  await expect(optionsOf(page).first()).toHaveText(new RegExp(`Vastzetten: ${OPEN}`))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`De planning van ${OPEN} is vastgezet.`)).toBeVisible()
  const body = { step: 'unlock' as const, contractIds: [contractId], reason: '' }
  await call(takeMonthSteps, { params: { yearMonth: november }, body }, await tokenOf(HR_EMAIL))
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText(`${OPEN}: De planning is nog niet vastgezet.`)).toBeVisible()
}

async function askInVain(page: Page): Promise<void> {
  await page.goto(`/admin/viewcontracts?month=${november}&q=stapelveld&ask=payroll-0`)
  await expect(page.getByText('Deze stap bestaat niet in de lijst van november 2026.')).toBeVisible()
  await expect(page).not.toHaveURL(/ask=/)
  await expect(rowOf(page, CONFIRMED)).toBeVisible()
}

async function beTooLate(page: Page, contractId: number): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/admin/viewcustomers')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 150))
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(0)
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('keur cyriel nov')
  await expect(optionsOf(page).first()).toHaveText(new RegExp(`Goedkeuren: ${CONFIRMED}.*november 2026g$`))
  await setApproved([contractId], true)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${CONFIRMED}: De timesheet is al goedgekeurd voor facturatie.`)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(top)
}
