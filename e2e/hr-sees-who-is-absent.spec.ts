import { bookAbsences, removeAbsence } from '@uurwerk/contract/absences/absences'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { demo } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const december = toYearMonth('2026-12')
const [ELINE, FERRE, CUSTOMER] = ['Eline Hoekstra', 'Ferre Hoekstra', 'Kliniek Hoekhuis']

/**
 * Makes the absences of this test. Today is Tuesday 1 December 2026. Eline is absent for two weeks with a weekend
 * between them. Ferre cancels one day of absence.
 */
async function openAbsences({ as }: Pick<Given, 'as'>) {
  const office = await Office.open()
  const customerId = await office.welcomeCustomer(CUSTOMER, { abbreviation: 'KHH', invoicesTo: 'hoek@reizen.example' })
  const eline = await office.hire(ELINE, { from: '2026-01-01' })
  const ferre = await office.hire(FERRE, { from: '2026-01-01' })
  for (const person of [eline, ferre]) {
    await office.grantVacation(person, { year: 2026, days: 20 })
    await office.sign(person, { customerId, from: '2026-01-01', rate: 40 })
  }
  const vacation = { absenceCategory: 'VACATION', fullDay: true } as const
  const range = { startDateOfFirstAbsence: '2026-12-01', startDateOfLastAbsence: '2026-12-11' }
  await call(
    bookAbsences,
    { params: { yearMonth: december }, body: { ...vacation, ...range } },
    await tokenOf(eline.email),
  )
  const one = { startDateOfFirstAbsence: '2026-12-15', startDateOfLastAbsence: '2026-12-16' }
  await call(
    bookAbsences,
    { params: { yearMonth: december }, body: { ...vacation, ...one } },
    await tokenOf(ferre.email),
  )
  await call(
    removeAbsence,
    { params: { yearMonth: december }, body: { ...vacation, dayOfMonth: 16 } },
    await tokenOf(ferre.email),
  )
  const page = await as(demo.hr, '/admin/viewAbsences?month=2026-12&q=hoekstra')
  const rows = page
    .getByRole('table')
    .locator('tbody')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
  const panel = (name: string) => page.getByRole('region', { name })
  return { page, rows, panel, ferre, customerId }
}

type Fixtures = Awaited<ReturnType<typeof openAbsences>>

test('HR sees who is absent in a month and in a week, and which absences are new', async ({ as }) => {
  const fixtures = await openAbsences({ as })
  await test.step('the calendar of absences has a row for each absent person, with a bar for each period of absence', () =>
    readBars(fixtures))
  await test.step('two quick presses of a switch turn it on and off', () => pressTwice(fixtures))
  await test.step('HR filters by kind and by customer, and the address keeps the filter', () => filter(fixtures))
  await test.step('a week shows seven days, and its arrows go to the next week', () => readWeek(fixtures))
  await test.step('the list of absences shows the same periods as the calendar', () => readList(fixtures))
  await test.step('a panel beside the calendar of absences, and above it on a tablet, shows who is absent today', () =>
    readToday(fixtures))
  await test.step('HR marks new absences as seen, and can undo this', () => see(fixtures))
  await test.step('HR goes through the rows of absent people with the keyboard and opens one row', () =>
    openByKey(fixtures))
  await test.step('on a phone, the absences are shown as a list first', () => readOnPhone(fixtures))
})

async function readBars({ page, rows }: Fixtures): Promise<void> {
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(ELINE)
  await expect(
    rows.first().getByText('Vakantie volledige dag, di 01-12-2026 t/m vr 11-12-2026, 9 dagen.'),
  ).toBeAttached()
  await expect(rows.last().getByText('Vakantie volledige dag, di 15-12-2026, 1 dag.')).toBeAttached()
  const head = page.getByRole('row', { name: 'Kliniek Hoekhuis 2 van 2 afwezig in december 2026' })
  await expect(head).toBeVisible()
  await page.getByRole('switch', { name: 'Per klant' }).click({ force: true })
  await expect(page).toHaveURL(/group=none/)
  await expect(head).toBeHidden()
  await expect(rows).toHaveCount(2)
  await page.getByRole('switch', { name: 'Per klant' }).click({ force: true })
  await page.getByRole('switch', { name: 'Ook wie niet afwezig is' }).click({ force: true })
  await expect(page).toHaveURL(/people=all/)
  await page.getByRole('switch', { name: 'Ook wie niet afwezig is' }).click({ force: true })
  await expectNoViolation(page, 'the calendar of absences')
}

async function pressTwice({ page, rows }: Fixtures): Promise<void> {
  const perCustomer = page.getByRole('switch', { name: 'Per klant' })
  await page.getByRole('switch', { name: 'Ook wie niet afwezig is' }).evaluate(async (input: HTMLElement) => {
    input.click()
    // The first press has already changed the URL, but the screen does not show the change yet.
    await Promise.resolve()
    input.click()
  })
  await perCustomer.click({ force: true })
  await expect(page).toHaveURL(/group=none/)
  await expect(page).not.toHaveURL(/people=all/)
  await perCustomer.click({ force: true })
  await expect(page).not.toHaveURL(/group=none/)
  await expect(rows).toHaveCount(2)
}

async function filter({ page, rows, customerId }: Fixtures): Promise<void> {
  await page.getByRole('button', { name: /^Vakantie / }).click()
  await expect(page).toHaveURL(/kinds=VACATION/)
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: /^Vakantie / }).click()
  await page.getByRole('combobox', { name: 'Klant' }).fill('hoekhuis')
  await page.getByRole('option', { name: CUSTOMER }).click()
  await expect(page).toHaveURL(new RegExp(`customer=${customerId}`))
  await page.reload()
  await expect(rows).toHaveCount(2)
  await page.getByText('Door HR', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Niemand past bij deze keuze' })).toBeVisible()
  await page.getByRole('button', { name: 'Toon alle afwezigheden' }).click()
  await expect(rows).toHaveCount(2)
}

async function readWeek({ page, rows }: Fixtures): Promise<void> {
  await page.getByText('Week', { exact: true }).click()
  await expect(page.getByText('week 49 · 30 nov – 6 dec')).toBeVisible()
  await expect(rows).toHaveText([new RegExp(ELINE)])
  await page.getByRole('button', { name: 'Volgende week' }).click()
  await page.getByRole('button', { name: 'Volgende week' }).click()
  await expect(page.getByText('week 51 · 14 dec – 20 dec')).toBeVisible()
  await expect(rows).toHaveText([new RegExp(FERRE)])
  await page.getByText('Maand', { exact: true }).click()
  await expect(rows).toHaveCount(2)
}

async function readList({ page, rows }: Fixtures): Promise<void> {
  await page.getByText('Perioden', { exact: true }).click()
  await expect(rows).toHaveText([/di 01-12-2026vr 11-12-20269.*Eline/, /di 15-12-2026di 15-12-20261.*Ferre/])
}

async function readToday({ page, panel }: Fixtures): Promise<void> {
  await expect(panel('Vandaag afwezig').getByRole('listitem').filter({ hasText: ELINE })).toContainText('t/m vr 11-12')
  await expect(panel('Vandaag afwezig').getByText(FERRE)).toHaveCount(0)
  await page.setViewportSize({ width: 1024, height: 768 })
  await readFolded({ panel })
  await page.setViewportSize({ width: 1440, height: 900 })
}

/**
 * On a narrow screen, both panels are above the list. Each panel is one line with names. A click on its title opens the
 * panel.
 */
async function readFolded({ panel }: Pick<Fixtures, 'panel'>): Promise<void> {
  const [away, news] = [panel('Vandaag afwezig'), panel('Nieuw sinds je laatst keek')]
  await expect(away.getByText(ELINE, { exact: false }).first()).toBeInViewport()
  await expect(news.getByText(FERRE, { exact: false }).first()).toBeInViewport()
  await away.getByRole('heading').click()
  await expect(away.getByRole('listitem').filter({ hasText: ELINE })).toBeInViewport()
  await away.getByRole('heading').click()
}

async function see({ page, panel }: Fixtures): Promise<void> {
  const news = panel('Nieuw sinds je laatst keek')
  const ofFerre = news.getByRole('listitem').filter({ hasText: FERRE })
  await expect(ofFerre).toHaveText([/geannuleerd.*wo 16-12-2026/, /geboekt.*di 15-12-2026 t\/m wo 16-12-2026/])
  await news.getByRole('button', { name: 'Gezien' }).click()
  // Other tests can book absences of people of the demo at the same time. The test therefore counts only its own
  // people.
  await expect(ofFerre).toHaveCount(0)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(ofFerre).toHaveCount(2)
}

async function openByKey({ page, ferre }: Fixtures): Promise<void> {
  await page.getByText('Kalender', { exact: true }).click()
  const calendar = page.getByRole('table', { name: 'Kalender van de afwezigheden in december 2026' })
  await calendar.getByRole('link', { name: ELINE }).focus()
  await page.keyboard.press('j')
  await expect(calendar.getByRole('link', { name: FERRE })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/details?user=${ferre.id}&month=2026-12`)
}

async function readOnPhone({ page, rows, panel }: Fixtures): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/viewAbsences?month=2026-12&q=hoekstra')
  await expect(rows.first()).toContainText(ELINE)
  await expect(rows.first()).toBeInViewport({ ratio: 1 })
  await readFolded({ panel })
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('combobox', { name: 'Klant' })).toBeVisible()
  await expectNoViolation(page, 'the absences on a phone')
}
