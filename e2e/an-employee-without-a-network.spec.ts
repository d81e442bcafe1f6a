import { recupYear } from '@uurwerk/contract/balances/balances'
import { editWorkedShiftFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import { workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { Calendar } from './screens/month/calendar.ts'
import { signIn } from './screens/signIn.ts'
import { dragByTouch } from './screens/touch.ts'
import { expect, test } from './fixtures/test.ts'
import type { BrowserContext, Page } from '@playwright/test'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, installsServiceWorker: true })

/** Waits until the service worker has stored the pages and controls the open page. */
const pagesAreKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/**
 * Ends the network and empties the normal cache of the browser. A phone can delete this cache at any time. Only the
 * service worker then has the files.
 */
async function loseNetwork(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
  await page.context().setOffline(true)
}

/** The URLs of all entries in the caches of the browser. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })

test('the pages of Uurwerk open without a network after a sign-in, and no cache of the browser contains an answer of the server', async ({
  as,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  const page = await as(demo.employee, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Uurrooster' })).toBeVisible()
  await pagesAreKept(page)
  const kept = await keptAddresses(page)
  expect(kept).toContain('/')
  expect(kept.filter((address) => address.startsWith('/api'))).toEqual([])
  expect(kept.filter((address) => /ContractMonthsPage|InvoicePage|handleiding|beelden/i.test(address))).toEqual([])

  await loseNetwork(page)
  await page.reload()
  await expect(page.getByText(/Geen netwerk – gegevens van/)).toBeVisible()
  await expect(page.getByRole('gridcell').first()).toBeVisible()
})

test('HR’s browser loads no files of the screens of an employee', async ({ as }) => {
  const page = await as(demo.hr, '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

const NORA = 'Nora Kelder'
const CUSTOMER = 'Ziekenhuis De Kelder'

async function hireNora(): Promise<number> {
  const office = await Office.open()
  const nora = await office.hire(NORA, { from: '2026-12-01' })
  await office.grantVacation(nora, { year: 2026, days: 5 })
  const customerId = await office.welcomeCustomer(CUSTOMER, {
    abbreviation: 'KEL',
    invoicesTo: 'kelder@reizen.example',
  })
  const labourTime = { startTime: '08:00', endTime: '16:06' }
  const breakTime = { startTime: '12:00', endTime: '12:30' }
  await office.addShiftType(customerId, { name: 'Dag', color: '#F3DDAE', labourTime, breakTime })
  return office.sign(nora, { customerId, from: '2026-12-01', rate: 40 })
}

const yearMonth = toYearMonth('2026-12')

/** HR makes the shift of a day one hour longer. */
async function hrCorrects(contractId: number, date: string): Promise<void> {
  const token = await tokenOf(HR_EMAIL)
  const params = { contractId, yearMonth }
  const shift = (await shiftsOf(contractId)).find(({ startDate }) => startDate === date)!
  const labourPeriod = {
    startDateTimestamp: `${date}T08:00:00+01:00`,
    endDateTimestamp: `${date}T18:00:00+01:00`,
  }
  await call(
    editWorkedShiftFor,
    { params, body: { id: shift.id, version: shift.version, day: Number(date.slice(8)), labourPeriod, remark: '' } },
    token,
  )
}

/** The shifts of the month in the database of the server. */
async function shiftsOf(contractId: number) {
  const token = await tokenOf('nora.kelder@reizen.example')
  const { _embedded } = await call(workedMonth, { params: { yearMonth } }, token)
  return _embedded.workedShiftDtoList.filter((shift) => shift.contractId === contractId)
}

/** The number of records in one store of the app's database in the browser. */
const storedIn = (page: Page, store: 'reads' | 'outbox') =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('uurwerk')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(name).objectStore(name).count()
          reading.addEventListener('success', () => resolve(reading.result))
        })
      }),
    store,
  )

/** The answer of a read that the browser has stored, as text. */
const keptAnswer = (page: Page, { path }: { readonly path: string }, params: object) =>
  page.evaluate(
    (key) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('uurwerk')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('reads').objectStore('reads').getAll()
          reading.addEventListener('success', () =>
            resolve(String(reading.result.find((read) => read.key.endsWith(key))?.answer)),
          )
        })
      }),
    // A stored key begins with the number of its storage format, so the test compares only the end of the key.
    ` ${path} ${JSON.stringify(params)}`,
  )

async function planTwoDays(page: Page): Promise<void> {
  const calendar = new Calendar(page)
  await page.getByRole('button', { name: 'Aan de slag' }).tap()
  for (const day of ['dinsdag 1 december', 'woensdag 2 december']) {
    await calendar.day(day).tap()
    await page.getByRole('dialog', { name: 'Kies je shift' }).getByRole('button', { name: /^Dag/ }).tap()
    await expect(calendar.day(day)).toHaveAccessibleName(/, Dag 08:00 tot 16:06/)
  }
  // The calendar shows a shift before the server has stored it. The hours come from the server, so the test waits for
  // the hours: two shifts and Christmas on a Friday are 3 × 7,60 = 22,80 hours.
  await expect(page.getByText('22,8 van 174,8 uur')).toBeVisible()
  await pagesAreKept(page)
  await page.goto('/details?month=2026-12')
  await expect(page.getByText('02/12')).toBeVisible()
  await expect.poll(() => storedIn(page, 'outbox')).toBe(0)
  // The screen shows a month before the browser has stored it. The test therefore waits until the month is stored.
  await expect.poll(() => keptAnswer(page, workedMonth, { yearMonth })).toContain('"startDate":"2026-12-02"')
  await expect.poll(() => keptAnswer(page, recupYear, { year: 2026 })).toContain('"yearMonth":"2026-12"')
}

async function planRangeOffline(page: Page): Promise<void> {
  const picker = page.getByRole('dialog', { name: 'Kies je shift' })
  await loseNetwork(page)
  await page.goto('/dashboard?month=2026-12')
  await expect(page.getByText(/Geen netwerk – gegevens van/)).toBeVisible()
  await dragByTouch(new Calendar(page).day('maandag 7 december'), new Calendar(page).day('donderdag 10 december'))
  await picker.getByRole('button', { name: /^Dag/ }).tap()
  await expect(page.getByText('1 wijziging wacht')).toBeVisible()
  await page.reload()
  const waits = new Calendar(page).day('donderdag 10 december')
  await expect(waits).toHaveAccessibleName(/, Dag 08:00 tot 16:06 \(wordt nog verstuurd\)$/)
  await expect(new Calendar(page).day('dinsdag 1 december')).toHaveAccessibleName(/, Dag 08:00 tot 16:06$/)
  await expect(page.getByRole('button', { name: 'Planning vastzetten' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Kan alleen met netwerk').first()).toBeVisible()
}

async function correctTwoShiftsOffline(page: Page): Promise<void> {
  await page.goto('/details?month=2026-12')
  await expect(page.getByRole('row').filter({ hasText: '02/12' })).toBeVisible()
  for (const day of ['01/12', '02/12']) {
    await page.getByRole('row').filter({ hasText: day }).getByRole('button').first().tap()
    await page.getByRole('textbox', { name: 'Einde', exact: true }).fill('17:06')
    await page.getByRole('button', { name: 'Opslaan' }).tap()
    await expect(page.getByRole('row').filter({ hasText: day })).toContainText('08:00–17:06')
  }
  await expect(page.getByText('3 wijzigingen wachten')).toBeVisible()
}

/** Nora has not opened this page before. The app read its data while the browser was idle. */
async function readRecupOffline(page: Page): Promise<void> {
  await page.goto('/userViewRecup?year=2026')
  await expect(page.getByRole('heading', { name: 'De maanden van 2026' })).toBeVisible()
  await expect(page.getByText(/Geen netwerk – gegevens van/)).toBeVisible()
  await expect(page.getByRole('table').getByText('december 2026')).toBeVisible()
}

async function sendFromKilledTab(context: BrowserContext): Promise<void> {
  const killed = await context.newPage()
  await killed.route('**/addshifts', async (route) => {
    // The server executes the change. The tab is closed before the answer arrives.
    await route.fetch()
    await killed.close()
  })
  await context.setOffline(false)
  await Promise.all([killed.waitForEvent('close'), killed.goto('/dashboard?month=2026-12').catch(() => undefined)])
}

async function keepOwnVersion(page: Page, contractId: number): Promise<void> {
  await page.getByRole('button', { name: 'Toon' }).tap()
  const list = page.getByRole('dialog', { name: 'Wat nog niet verstuurd is' })
  await expect(list).toContainText('Jouw versie: Gewerkt op 01/12/2026: 08:00–17:06')
  await expect(list).toContainText('08:00–18:00')
  await list.getByRole('button', { name: 'Mijn versie' }).tap()
  await expect(list).toBeHidden()
  const [first, second] = await shiftsOf(contractId)
  expect([first?.labourPeriodEndHours, second?.labourPeriodEndHours]).toEqual(['17:06', '17:06'])
}

async function signOutAndLookInBrowser(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().tap()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).tap()
  await expect(page).toHaveURL(/\/$/)
  expect(await storedIn(page, 'reads')).toBe(0)
}

test('the employee Nora plans and corrects shifts without a network: each change is made once, and Nora chooses between the two values when HR changed the same shift', async ({
  as,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|409 \(Conflict\)/)
  const contractId = await hireNora()
  const page = await as(NORA, '/dashboard?month=2026-12')
  const context = page.context()
  await planTwoDays(page)
  await test.step('without a network, the employee Nora plans several days by touch, and the calendar shows them after a reload', () =>
    planRangeOffline(page))
  await test.step('without a network, the employee Nora corrects two shifts in the table', () =>
    correctTwoShiftsOffline(page))
  await test.step('without a network, the employee Nora can read her recuperation', () => readRecupOffline(page))
  await test.step('HR corrects one of the shifts of the employee Nora while Nora’s app is closed', async () => {
    await page.close()
    await hrCorrects(contractId, '2026-12-01')
    expect(await shiftsOf(contractId)).toHaveLength(2)
  })
  const again = await context.newPage()
  await test.step('when the network is back, the browser kills the first tab while that tab sends the changes', () =>
    sendFromKilledTab(context))
  await test.step('the next tab sends each change of the employee Nora once', async () => {
    await again.goto('/details?month=2026-12')
    await expect(again.getByText('1 wijziging niet verwerkt')).toBeVisible()
    const days = (await shiftsOf(contractId)).map(({ startDate }) => startDate)
    expect(days).toEqual(['2026-12-01', '2026-12-02', '2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'])
  })
  await test.step('the employee Nora sees the value of HR and her own value, and keeps her own value', () =>
    keepOwnVersion(again, contractId))
  await test.step('after the employee Nora signs out, the browser stores no data of Nora', () =>
    signOutAndLookInBrowser(again))
})

test('the employee Lotte signs out while a change waits in the browser, and the change is sent after her next sign-in', async ({
  openContext,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  const office = await Office.open()
  const lotte = await office.hire('Lotte Lift', { from: '2026-12-01' })
  const customerId = await office.welcomeCustomer('Kliniek De Lift', {
    abbreviation: 'LIF',
    invoicesTo: 'lift@reizen.example',
  })
  const labourTime = { startTime: '08:00', endTime: '16:06' }
  await office.addShiftType(customerId, { name: 'Dag', color: '#F3DDAE', labourTime, breakTime: null })
  await office.sign(lotte, { customerId, from: '2026-12-01', rate: 40 })
  const context = await openContext()
  const page = await context.newPage()
  await signIn(page, lotte.name)
  await page.goto('/dashboard?month=2026-12')
  const calendar = new Calendar(page)
  const legend = page.getByRole('list', { name: 'Legende' })
  await page.getByRole('button', { name: 'Aan de slag' }).tap()
  await pagesAreKept(page)
  await test.step('without a network, the employee Lotte plans a shift, and the change waits in the browser', async () => {
    await loseNetwork(page)
    await calendar.day('vrijdag 4 december').tap()
    await page.getByRole('dialog', { name: 'Kies je shift' }).getByRole('button', { name: /^Dag/ }).click()
    await expect(page.getByText('1 wijziging wacht')).toBeVisible()
    await expect(legend).toContainText('Nog niet verstuurd: wacht op netwerk')
  })
  await test.step('the employee Lotte reads that a change waits, and signs out', async () => {
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    const question = page.getByRole('dialog', { name: /^Uitloggen met wijzigingen/ })
    await expect(question).toContainText('Er wacht nog 1 wijziging.')
    await question.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(page.getByRole('link', { name: 'Aanmelden met Google' })).toBeVisible()
  })
  await test.step('after the next sign-in of the employee Lotte, the change is sent', async () => {
    await context.setOffline(false)
    await signIn(page, lotte.name)
    await page.goto('/dashboard?month=2026-12')
    await expect(calendar.day('vrijdag 4 december')).toHaveAccessibleName(/, Dag 08:00 tot 16:06/)
    await expect(page.getByText('1 wijziging wacht')).toBeHidden()
    await expect(legend).not.toContainText('Nog niet verstuurd')
  })
})
