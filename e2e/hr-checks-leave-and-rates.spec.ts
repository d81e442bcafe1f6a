import { readFile } from 'node:fs/promises'
import { bookAbsence, bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { editVacationCounter, vacationCounters } from '@uurwerk/contract/balances/balances'
import { addOrder } from '@uurwerk/contract/contracts/contracts'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { Office, type Hired } from './fixtures/offices/office.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'
import { VacationScreen } from './screens/office/vacation.ts'

const november = toYearMonth('2026-11')
const [AAFKE, BAVO] = ['Aafke Zomers', 'Bavo Zomers']
const [CATO, DIRK] = ['Cato Winters', 'Dirk Winters']
const [CUSTOMER, INTERNAL] = ['Kliniek Zomerzon', 'Wijzerplaat Intern']
const STATUTORY = 'Wettelijke vakantie'
const PERIOD_COLUMNS = ['Datum', 'Tot en met', 'Dagen', 'Gebruiker id', 'Voornaam', 'Achternaam', 'Omschrijving']
/** Green and red of the light theme, as the browser reports them. */
const [GREEN, RED] = ['rgb(227, 246, 231)', 'rgb(255, 235, 233)']

/**
 * Creates two people. The first person started on the tenth and booked a day of vacation. HR booked a day of unpaid
 * leave for the second person, whose leave is not approved.
 */
async function openNovember(came: string, waits: string) {
  const office = await Office.open()
  const person = await office.hire(came, { from: '2026-11-10' })
  const other = await office.hire(waits, { from: '2026-11-01' })
  await office.grantVacation(person, { year: 2026, days: 20 })
  const vacation = { dayOfMonth: 16, absenceCategory: 'VACATION', fullDay: true } as const
  await call(bookAbsence, { params: { yearMonth: november }, body: vacation }, await tokenOf(person.email))
  const unpaid = { dayOfMonth: 3, absenceCategory: 'UNPAID_LEAVE', fullDay: true } as const
  const params = { yearMonth: november, userId: other.id }
  await call(bookAbsenceFor, { params, body: unpaid }, await tokenOf(HR_EMAIL))
  return { office, person, other }
}

const yearOf = async ({ id }: Hired) => call(vacationCounters, { params: { id, year: 2026 } }, await tokenOf(HR_EMAIL))

async function openLeave({ as, consoleErrors }: Given) {
  // HR's save is refused with 409 when another user changed the balance first.
  // The browser reports this refusal on its console.
  consoleErrors.expect(/409/)
  const { person: aafke, other: bavo } = await openNovember(AAFKE, BAVO)
  const page = await as(demo.hr, '/welcome')
  const screen = new VacationScreen(page)
  return { aafke, bavo, page, screen }
}

type Leave = Awaited<ReturnType<typeof openLeave>>

test('HR checks the leave of a year and changes a leave balance', async ({ as, consoleErrors }) => {
  const fixtures = await openLeave({ as, consoleErrors })
  await test.step('the menu shows the screens of HR in the right order', () => openFromMenu(fixtures))
  await test.step('the arrows of the leave overview open the other years that have data', () => walkYears(fixtures))
  await test.step('each person has a row with fourteen leave counters, and the search finds a person by first name', () =>
    readCounters(fixtures))
  await test.step('HR approves the leave of a year, withdraws the approval, and can undo each step', () =>
    approveLeave(fixtures))
  await test.step('HR changes a leave counter in steps of half a day, and an invalid step shows a reason', () =>
    setCounter(fixtures))
  await test.step('HR chooses one of two balances when another user saves first', () => meetAnotherBalance(fixtures))
  await test.step('the Excel export has two columns for each leave counter', () => exportForExcel(fixtures))
  await test.step('the names stay visible on a narrow screen, and each person is one line on a phone that opens the leave counters', () =>
    readOnNarrowScreens(fixtures))
})

async function openFromMenu({ page }: Leave): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  const own = ['Contracten', 'Gebruikers', 'Klanten', 'Team', 'Afwezigheden', "Vakantiesaldo's", 'Facturen']
  await expect(menu.getByRole('link')).toHaveText([...own, 'Betalingen', 'E-mails'])
  await menu.getByRole('link', { name: "Vakantiesaldo's" }).click()
  await expect(page).toHaveURL('/admin/viewvacation')
  await expect(page.getByRole('heading', { level: 1, name: "Vakantiesaldo's" })).toBeVisible()
}

async function walkYears({ page, screen }: Leave): Promise<void> {
  const [next, previous] = [/^Volgend jaar/, /^Vorig jaar/].map((name) => page.getByRole('button', { name }))
  await next!.click()
  await expect(page).toHaveURL('/admin/viewvacation?year=2027')
  await expect(next!).toBeDisabled()
  await previous!.click()
  await expect(screen.row(AAFKE)).toBeVisible()
  await page.goto('/admin/viewvacation?year=2001')
  await expect(page.getByText('Niemand in dienst in 2001')).toBeVisible()
  await expect(previous!).toBeDisabled()
  await page.goto('/admin/viewvacation')
}

async function readCounters({ page, screen }: Leave): Promise<void> {
  await screen.search('aafke')
  await expect(screen.row(AAFKE)).toBeVisible()
  await expect(screen.row(BAVO)).toHaveCount(0)
  await expect(page).toHaveURL(/q=aafke/)
  const heads = await page.getByRole('table').locator('thead tr').last().getByRole('columnheader').allTextContents()
  expect(heads.map((head) => head.replaceAll('\u00AD', ''))).toEqual([
    'Medewerker',
    'Vakantie over',
    'Overdracht vorig jaar',
    'Extra vakantie vorig jaar',
    STATUTORY,
    'Anciënniteitsverlof',
    'Extra vakantie',
    'Aanvullende vakantie',
    'Seniorvakantie',
    'Jeugdvakantie',
    'Sollicitatieverlof',
    'Wettelijke vakantie vorige werkgever',
    'Recup feestdag vorig jaar',
    'Recup feestdag',
    'Vlaams opleidingsverlof',
    'Familiaal verlof',
    'Verlof',
  ])
  await expect(screen.counter(AAFKE, STATUTORY)).toHaveText('19/20')
  await expect(screen.counter(AAFKE, STATUTORY)).toHaveAccessibleName(`19/20, ${AAFKE}, ${STATUTORY}`)
  await expect(screen.row(AAFKE).getByRole('button', { name: `${AAFKE}, ` })).toHaveCount(14)
}

async function approveLeave({ aafke, bavo, page, screen }: Leave): Promise<void> {
  await screen.search('zomers')
  await page.getByText(/^Goed te keuren \d+$/).click()
  await expect(screen.row(BAVO)).toBeVisible()
  await expect(screen.row(AAFKE)).toHaveCount(0)
  await page.getByText('Alle', { exact: true }).click()
  await page.getByRole('button', { name: `Goedkeuren: ${BAVO}` }).click()
  await expect(page.getByRole('button', { name: `Afkeuren: ${BAVO}` })).toBeVisible()
  await expect.poll(async () => (await yearOf(bavo)).approvedByAdmin).toBe(true)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByRole('button', { name: `Goedkeuren: ${BAVO}` })).toBeVisible()
  await expect.poll(async () => (await yearOf(bavo)).approvedByAdmin).toBe(false)
  await page.getByRole('button', { name: `Afkeuren: ${AAFKE}` }).click()
  await expect.poll(async () => (await yearOf(aafke)).approvedByAdmin).toBe(false)
}

async function setCounter({ screen }: Leave): Promise<void> {
  await screen.counter(AAFKE, STATUTORY).click()
  await screen.expectBalances('20', '19')
  await screen.step('Oorspronkelijk saldo', 'meer').click()
  await screen.expectBalances('20,5', '19,5')
  await screen.step('Huidig saldo', 'meer').click()
  await screen.step('Huidig saldo', 'meer').click()
  await screen.expectBalances('20,5', '20,5')
  const more = screen.step('Huidig saldo', 'meer')
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await expect(more).toHaveAccessibleName(/het saldo moet tussen 0 en het oorspronkelijke saldo blijven/)
  await screen.step('Huidig saldo', 'minder').click()
  await screen.expectBalances('20,5', '20')
  await screen.field('Oorspronkelijk saldo').fill('0,3')
  await screen.dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(screen.dialog.getByText('Het oorspronkelijk saldo veld moet een veelvoud van 0,5 zijn')).toBeVisible()
  await screen.field('Oorspronkelijk saldo').fill('20,5')
  await screen.dialog.getByRole('textbox', { name: 'Reden' }).fill('Akkoord van Lieve')
  await screen.dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(screen.dialog).toHaveCount(0)
  await expect(screen.counter(AAFKE, STATUTORY)).toHaveText('20/20,5')
  await expect(screen.counter(AAFKE, STATUTORY)).toBeFocused()
}

async function meetAnotherBalance({ aafke, page, screen }: Leave): Promise<void> {
  await screen.counter(AAFKE, STATUTORY).click()
  const body = { type: 'STATUTORY_VACATION', originalBalance: 24, currentBalance: 23.5 } as const
  await call(editVacationCounter, { params: { userId: aafke.id, year: 2026 }, body }, await tokenOf(HR_EMAIL))
  await screen.field('Oorspronkelijk saldo').fill('22')
  await screen.dialog.getByRole('button', { name: 'Opslaan' }).click()
  const stale = screen.dialog.getByRole('alert').filter({ hasText: 'heeft deze teller intussen gewijzigd' })
  await expect(stale.getByRole('row', { name: 'Oorspronkelijk saldo' }).getByRole('cell')).toHaveText([
    'Oorspronkelijk saldo',
    '24',
    '22',
  ])
  await stale.getByRole('button', { name: 'Neem de nieuwe over' }).click()
  await screen.expectBalances('24', '23,5')
  await page.keyboard.press('Escape')
  await expect(screen.counter(AAFKE, STATUTORY)).toHaveText('23,5/24')
}

async function exportForExcel({ page }: Leave): Promise<void> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^CSV van/ }).click()
  const [head, first] = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
  expect(head).toContain('Wettelijke vakantie: huidig;Wettelijke vakantie: oorspronkelijk')
  expect(first).toMatch(/^Aafke Zomers;23,5;0;0;0;0;23,5;24;.*;Niet goedgekeurd$/)
}

async function readOnNarrowScreens({ page, screen }: Leave): Promise<void> {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.getByRole('group', { name: "Vakantiesaldo's van 2026" }).evaluate((list) => list.scrollTo(900, 0))
  await expect(screen.row(AAFKE).getByRole('link')).toBeInViewport({ ratio: 0.9 })
  await screen.openOnPhone(AAFKE, 'Vakantie over: 23,5 dagen')
  await expectNoViolation(page, 'the balances on a phone, with the leave counters of a person')
  await page.getByRole('combobox', { name: `Andere teller van ${AAFKE}` }).selectOption('Jeugdvakantie')
  await expect(screen.dialog).toContainText(`${AAFKE} · Jeugdvakantie 2026`)
  await expectNoViolation(page, 'the dialog of a counter on a phone')
}

async function openAbsencesAndRates({ as }: Pick<Given, 'as'>) {
  const { office, person: cato } = await openNovember(CATO, DIRK)
  const customerId = await office.welcomeCustomer(CUSTOMER, {
    abbreviation: 'ZZN',
    invoicesTo: 'zomerzon@reizen.example',
  })
  const contract = await office.sign(cato, { customerId, from: '2026-11-10', rate: 40, rateUntil: '2026-11-15' })
  const raised = { startDate: '2026-11-16', endDate: null, baseHourlyRate: 42.5 }
  await call(addOrder, { params: { contractId: contract }, body: raised }, await tokenOf(HR_EMAIL))
  const page = await as(demo.hr)
  const bodyRows = page.getByRole('table').locator('tbody').getByRole('row')
  const rowOf = (text: string) => bodyRows.filter({ hasText: text })
  const cellsOf = (text: string) => rowOf(text).getByRole('cell').allInnerTexts()
  const head = (name: string) => page.getByRole('columnheader', { name })
  return { cato, contract, page, bodyRows, rowOf, cellsOf, head }
}

type AbsencesAndRates = Awaited<ReturnType<typeof openAbsencesAndRates>>

test('HR checks the absences and the hourly rates of a month', async ({ as }) => {
  const fixtures = await openAbsencesAndRates({ as })
  await test.step('the list shows periods of absence, and a filter separates the absences that HR entered', () =>
    readAbsences(fixtures))
  await test.step('days with the same rate are one green bar, a bar after a rate change shows the old rate, and days without a rate are a red bar', () =>
    readRates(fixtures))
  await test.step('in the list of contracts HR can hide the rows of the internal company until the browser closes', () =>
    hideInternalCompany(fixtures))
  await test.step('each row of the overview links to its contract', () => openContract(fixtures))
})

async function readAbsences({ cato, page, bodyRows, rowOf, cellsOf, head }: AbsencesAndRates): Promise<void> {
  await page.goto('/admin/viewAbsences?month=2026-11&view=periods&q=winters')
  await expect(page.getByRole('columnheader')).toHaveText(PERIOD_COLUMNS)
  await expect(bodyRows).toHaveText([/03-11-2026.*Dirk/, /16-11-2026.*Cato/])
  expect(await cellsOf('16-11-2026')).toEqual([
    'ma 16-11-2026',
    'ma 16-11-2026',
    '1',
    String(cato.id),
    'Cato',
    'Winters',
    'Vakantie volledige dag',
  ])
  await head('Voornaam').getByRole('button').click()
  await expect(bodyRows).toHaveText([/Cato/, /Dirk/])
  await page.getByText('Door HR', { exact: true }).click()
  await expect(bodyRows).toHaveText([/Dirk/])
  await page.getByText('Zelf ingegeven', { exact: true }).click()
  await expect(bodyRows).toHaveText([/Cato/])
  await page.getByRole('button', { name: 'Vorige maand' }).click()
  await expect(page).toHaveURL(/month=2026-10/)
  await page.getByRole('button', { name: 'Volgende maand' }).click()
  await rowOf('Cato').getByRole('link').click()
  await expect(page).toHaveURL(`/admin/details?user=${cato.id}&month=2026-11`)
}

async function readRates({ page, bodyRows, rowOf, cellsOf }: AbsencesAndRates): Promise<void> {
  await page.goto('/admin/viewHourlyRates?month=2026-11')
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill(CATO)
  await expect(bodyRows).toHaveCount(1)
  await expect(page.getByRole('columnheader')).toHaveText(['Gebruiker', 'Contract', 'Zonder tarief', /zo 1.*ma 30/s])
  const [user, where, gaps] = await cellsOf(CATO)
  // The beginning and the end of a customer's name are two elements with a space between them.
  expect([user, where?.replaceAll(/\s+/g, ' '), gaps]).toEqual([CATO, CUSTOMER, '9 dagen: 1–9'])
  const bars = rowOf(CATO).locator('[data-rate]')
  await expect(bars).toHaveText([
    /geen tarief van dag 1 t\/m 9\./,
    /40,00€.40,00 van dag 10 t\/m 15\./,
    /42,50\+2,50€.42,50 van dag 16 t\/m 30, voordien €.40,00\./,
  ])
  await expect(bars.nth(0)).toHaveCSS('background-color', RED)
  await expect(bars.nth(1)).toHaveCSS('background-color', GREEN)
  await page.getByText(/^Met een wijziging \d+$/).click()
  await expect(rowOf(CATO)).toBeVisible()
  await expectNoViolation(page, 'the rates of a month')
  await page.getByText(/^Alle \d+$/).click()
  await page.getByRole('button', { name: 'Volgende maand' }).click()
  await expect(page).toHaveURL(/month=2026-12/)
  await expect(bars).toHaveText([/42,50€.42,50 van dag 1 t\/m 31\./])
  await page.getByRole('button', { name: 'Vorige maand' }).click()
  await expect(rowOf(CATO)).toContainText('9 dagen')
}

async function hideInternalCompany({ page, rowOf }: AbsencesAndRates): Promise<void> {
  const hide = page.getByRole('switch', { name: 'Interne firma verbergen' })
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('')
  await expect(rowOf(INTERNAL).first()).toBeVisible()
  await hide.click()
  await expect(rowOf(INTERNAL)).toHaveCount(0)
  expect(await page.evaluate(() => Object.values(sessionStorage))).toContain('true')
  await page.reload()
  await expect(hide).toBeChecked()
  await expect(rowOf(CATO)).toBeVisible()
  await expect(rowOf(INTERNAL)).toHaveCount(0)
  await hide.click()
  expect(await page.evaluate(() => Object.values(sessionStorage))).toContain('false')
}

async function openContract({ contract, page, rowOf }: AbsencesAndRates): Promise<void> {
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill(CATO)
  await rowOf(CATO).getByRole('link', { name: CATO }).click()
  await expect(page).toHaveURL(`/admin/viewcontractDetail?contract=${contract}&month=2026-11`)
}
