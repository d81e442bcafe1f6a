import type { Page } from '@playwright/test'
import { bookAbsence } from '@uurwerk/contract/absences/absences'
import { editWorkedShiftFor, fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { editPlannedShift, planShift, planShifts, removePlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { contractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { Office, type Hired } from './fixtures/offices/office.ts'
import { textOfDownload } from './fixtures/files/readPdf.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { itemOf } from './screens/office/contractMonths.ts'
import { PersonPlanning } from './screens/month/personPlanning.ts'

const november = toYearMonth('2026-11')
const LINDE = 'Rusthuis De Linde'
const WILG = 'Kliniek De Wilg'
/** The person of this test. `NEXT_BY_NAME` is a second person, whose name is the next one in a sorted list. */
const ZWAANTJE = 'Zwaantje Aerts'
const NEXT_BY_NAME = 'Zwaantje Baert'
/** The colours of days in the light theme, as the browser reports them. */
const [HOLIDAY, OCCUPIED, WEEKEND] = ['rgb(255, 226, 224)', 'rgb(215, 244, 222)', 'rgb(245, 243, 245)']

type Planned = { readonly zwaantje: Hired; readonly linde: number; readonly wilg: number }

/**
 * Makes the month of this test. Zwaantje works at two customers. She planned November, locked it, and changed it after
 * that.
 */
async function planNovember(): Promise<Planned> {
  const office = await Office.open()
  const zwaantje = await office.hire(ZWAANTJE, { from: '2026-11-01' })
  const baert = await office.hire(NEXT_BY_NAME, { from: '2026-11-01' })
  await office.grantVacation(zwaantje, { year: 2026, days: 20 })
  const atLinde = await office.welcomeCustomer(LINDE, { abbreviation: 'LIN', invoicesTo: 'linde@reizen.example' })
  const atWilg = await office.welcomeCustomer(WILG, { abbreviation: 'WIL', invoicesTo: 'wilg@reizen.example' })
  const labourTime = { startTime: '08:00', endTime: '16:06' }
  const breakTime = { startTime: '12:00', endTime: '12:30' }
  const evening = { startTime: '14:00', endTime: '22:06' }
  const day = await office.addShiftType(atLinde, { name: 'Dag', color: '#F3DDAE', labourTime, breakTime })
  const late = await office.addShiftType(atLinde, {
    name: 'Avond',
    color: '#EDCEDC',
    labourTime: evening,
    breakTime: null,
  })
  const other = await office.addShiftType(atWilg, { name: 'Dienst', color: '#C7E0F4', labourTime, breakTime })
  const linde = await office.sign(zwaantje, { customerId: atLinde, from: '2026-11-01', rate: 40 })
  const wilg = await office.sign(zwaantje, { customerId: atWilg, from: '2026-11-01', rate: 40 })
  await office.sign(baert, { customerId: atLinde, from: '2026-11-01', rate: 40 })

  const hers = await tokenOf(zwaantje.email)
  const params = { contractId: linde, yearMonth: november }
  const week = { startDateOfFirstShift: '2026-11-02', startDateOfLastShift: '2026-11-06', shiftId: day }
  await call(planShifts, { params, body: week }, hers)
  const there = { params: { contractId: wilg, yearMonth: november }, body: { startDate: '2026-11-13', shiftId: other } }
  await call(planShift, there, hers)
  await call(lockMonth, { params: { yearMonth: november } }, hers)

  await call(planShift, { params, body: { startDate: '2026-11-10', shiftId: day } }, hers)
  await call(editPlannedShift, { params, body: { startDate: '2026-11-03', shiftId: late } }, hers)
  await call(removePlannedShift, { params, body: { dayOfMonth: 4 } }, hers)
  const vacation = { dayOfMonth: 4, absenceCategory: 'VACATION', fullDay: true } as const
  await call(bookAbsence, { params: { yearMonth: november }, body: vacation }, hers)
  await lengthenTheFifth(linde)
  return { zwaantje, linde, wilg }
}

/** As the last change, HR edits the shift of 5 November. It then ends at 17:00 and has a call-out and a remark. */
async function lengthenTheFifth(contractId: number): Promise<void> {
  const token = await tokenOf(HR_EMAIL)
  const params = { contractId, yearMonth: november }
  const { workedShiftDtos } = await call(fullTimesheet, { params }, token)
  const { id, version, labourPeriod, breakPeriod } = workedShiftDtos.find(
    ({ startDate }) => startDate === '2026-11-05',
  )!
  const endDateTimestamp = '2026-11-05T17:00:00+01:00'
  const body = { id, version, day: 5, labourPeriod: { ...labourPeriod, endDateTimestamp }, breakPeriod }
  const rest = { callout: 'CALL_OUT_24', interrupted: true, remark: 'Overdracht' } as const
  await call(editWorkedShiftFor, { params, body: { ...body, ...rest } }, token)
}

async function openPlanning({ as }: Pick<Given, 'as'>) {
  const { zwaantje, linde, wilg } = await planNovember()
  const page = await as(demo.hr)
  const planning = new PersonPlanning(page)

  const sheet = page.getByRole('table', { name: 'Dagen van november 2026' })
  const row = (day: string) => sheet.getByRole('row').filter({ hasText: day })
  const cells = async (day: string) => (await row(day).getByRole('cell').allTextContents()).map((text) => text.trim())
  return { zwaantje, linde, wilg, page, planning, sheet, row, cells }
}

type Fixtures = Awaited<ReturnType<typeof openPlanning>>

test('HR compares the locked month of the employee Zwaantje with the current month', async ({ as }) => {
  const fixtures = await openPlanning({ as })
  await test.step('the overview links to the planning of the employee Zwaantje, which HR cannot change', () =>
    openFromOverview(fixtures))
  await test.step('the calendar shows holidays in red, days with a shift at another customer in green and weekends in grey', () =>
    seeColoursOfDays(fixtures))
  await test.step('the summary shows the planned hours of the month and the remaining hours', () =>
    readSummary(fixtures))
  await test.step('the screen of the contract month describes the changes after locking for each day', () =>
    readChangesAfterLocking(fixtures))
  await test.step('the locked version of the planning shows the locked shifts until HR chooses another month', () =>
    showLockedVersion(fixtures))
  await test.step('the month sheet has one row for each day', () => readWholeMonth(fixtures))
  await test.step('the arrows of the month sheet go to the previous and the next contract by the name of the person, and only to months that the contract has', () =>
    walkContractsAndMonths(fixtures))
  await test.step('the month sheet links to the editing, payroll and invoice screens and to the PDF', () =>
    openLinkedScreens(fixtures))
  await test.step('HR opens a line of the invoice preview and sees the shifts of that line', () => unfoldLine(fixtures))
  await test.step('the month cannot be changed after the confirmation and the invoice', () =>
    seeConfirmedAndInvoiced(fixtures))
  await test.step('a self-employed person has no payroll timesheet, and the button shows the reason', () =>
    seeIndependent(fixtures))
})

async function openFromOverview({ zwaantje, linde, page, planning }: Fixtures): Promise<void> {
  await page.goto('/admin/viewcontracts?month=2026-11&q=Zwaantje')
  const row = page.getByRole('row').filter({ hasText: LINDE })
  await row.getByRole('button', { name: `Meer voor ${ZWAANTJE}` }).click()
  await itemOf(page.getByRole('menu'), 'Planning').click()
  await expect(page).toHaveURL(`/admin/dashboard?user=${zwaantje.id}&contract=${linde}&month=2026-11`)
  await expect(page.getByRole('heading', { level: 1, name: `Planning van ${ZWAANTJE}` })).toBeVisible()
  await expect(planning.calendar('Actuele')).toHaveAttribute('aria-readonly', 'true')
  await expect(planning.calendar('Actuele').getByRole('columnheader').first()).toContainText('maandag')
  await expect(planning.calendar('Actuele').getByRole('gridcell')).toHaveCount(6 * 7)
  expect((await planning.calendar('Actuele').boundingBox())?.height).toBeCloseTo(500, -1)
  await planning.day('maandag 9 november').click()
  await planning.day('maandag 9 november').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(planning.day('dinsdag 10 november')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function seeColoursOfDays({ planning }: Fixtures): Promise<void> {
  await expect(planning.day('woensdag 11 november').locator('.bg-holiday')).toHaveCSS('background-color', HOLIDAY)
  await expect(planning.day('vrijdag 13 november')).toHaveAccessibleName(new RegExp(`shift bij ${WILG}`))
  await expect(planning.day('vrijdag 13 november').locator('.bg-occupied')).toHaveCSS('background-color', OCCUPIED)
  await expect(planning.day('zaterdag 7 november')).toHaveCSS('background-color', WEEKEND)
}

async function readSummary({ page }: Fixtures): Promise<void> {
  const summary = page.getByRole('region', { name: 'Ingevulde uren' })
  await expect(summary).toContainText('van 159,6 uur')
  await expect(summary).toContainText(/Opgebouwde recuperatie.*Opgenomen recuperatie.*Resterende vakantiedagen ?19/)
}

async function readChangesAfterLocking({ page, planning }: Fixtures): Promise<void> {
  await expect(page.getByText(/^De gebruiker heeft de planning al vastgezet, op \d{2}-\d{2}-2026\.$/)).toBeVisible()
  await expect(planning.differences.getByRole('listitem')).toHaveText([
    /^di 03-11-2026Dag 08:00 – 16:06 werd Avond 14:00 – 22:06\.$/,
    /^wo 04-11-2026Weg: Dag 08:00 – 16:06\.Nieuw: Vakantie volledige dag\.$/,
    /^do 05-11-2026Dag: 08:00 – 16:06 werd 08:00 – 17:00\.$/,
    /^di 10-11-2026Nieuw: Dag 08:00 – 16:06\.$/,
  ])
  await expect(page.getByRole('gridcell', { name: /gewijzigd sinds het vastzetten/ })).toHaveCount(4)
  await planning.day('dinsdag 10 november').hover()
  await expect(page.getByRole('tooltip')).toHaveText('Nieuw: Dag 08:00 – 16:06.')
}

async function showLockedVersion({ zwaantje, linde, page, planning }: Fixtures): Promise<void> {
  await expect(planning.day('woensdag 4 november')).toHaveAccessibleName(/Vakantie volledige dag/)
  await planning.show('Vastgezette')
  await expect(planning.calendar('Vastgezette')).toBeVisible()
  await expect(planning.day('woensdag 4 november')).toHaveAccessibleName(/2026, Dag 08:00 tot 16:06/)
  await expect(planning.day('dinsdag 10 november')).toHaveAccessibleName(/2026, niets gepland/)
  await page.reload()
  await expect(planning.calendar('Vastgezette')).toBeVisible()
  await page.getByRole('button', { name: 'Volgende maand' }).click()
  await expect(page.getByText('niet vastgezet')).toBeVisible()
  await expect(page.getByText('Vastgezette planning', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Vorige maand' })).not.toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Vorige maand' }).click()
  await expect(planning.calendar('Actuele')).toBeVisible()
  await expect(page).toHaveURL(`/admin/dashboard?user=${zwaantje.id}&contract=${linde}&month=2026-11`)
}

async function readWholeMonth({ linde, page, sheet, row, cells }: Fixtures): Promise<void> {
  await page.getByRole('link', { name: 'Maanddetail' }).click()
  await expect(page).toHaveURL(`/admin/viewexcel?contract=${linde}&month=2026-11`)
  await expect(page.getByRole('heading', { level: 1, name: `${ZWAANTJE} - ${LINDE}` })).toBeVisible()
  await expect(page.getByText('NIET BEVESTIGD', { exact: true })).toHaveCSS('color', 'rgb(166, 29, 35)')
  await expect(sheet.getByRole('columnheader')).toHaveText([
    'Datum',
    'Ziekte',
    'Vakantie',
    'Recup',
    'Gewerkt',
    'Start',
    'Einde',
    'Begin pauze',
    'Einde pauze',
    'Oproep 24',
    'Oproep 48',
    'Onderbroken',
    'Verschil met de planning',
    'Opmerking',
  ])
  await expect(sheet.getByRole('row').filter({ hasText: '-11-2026' })).toHaveCount(30)
  const LATE = '+0,50 uur · Dag 08:00 – 16:06 werd Avond 14:00 – 22:06. Pauze: 12:00 – 12:30 werd geen.'
  const GONE = '−7,60 uur · Weg: Dag 08:00 – 16:06.Nieuw: Vakantie volledige dag.'
  const LONGER = '+0,90 uur · Dag: 08:00 – 16:06 werd 08:00 – 17:00.'
  await expect(row('03-11-2026')).toContainText(LATE)
  const [late, vacation, longer] = [await cells('03-11-2026'), await cells('04-11-2026'), await cells('05-11-2026')]
  expect(late).toEqual(['di 03-11-2026', '', '', '', '8,10', '14:00', '22:06', '', '', '', '', '', LATE, ''])
  expect(vacation).toEqual(['wo 04-11-2026', '', '7,60', '', '', '', '', '', '', '', '', '', GONE, ''])
  const times = ['8,50', '08:00', '17:00', '12:00', '12:30']
  expect(longer).toEqual(['do 05-11-2026', '', '', '', ...times, 'ja', '', 'ja', LONGER, 'Overdracht'])
  await expect(row('11-11-2026')).toContainText('feestdag: Wapenstilstand')
  await expect(row('Totaal')).toHaveText(/Totaal.*7,60.*39,40/)
}

async function walkContractsAndMonths({ linde, wilg, page, row }: Fixtures): Promise<void> {
  await page.getByRole('button', { name: `Volgend contract: ${ZWAANTJE}, ${WILG}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${ZWAANTJE} - ${WILG}` })).toBeVisible()
  await expect(page).toHaveURL(`/admin/viewexcel?contract=${wilg}&month=2026-11`)
  await page.getByRole('button', { name: `Volgend contract: ${NEXT_BY_NAME}, ${LINDE}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${NEXT_BY_NAME} - ${LINDE}` })).toBeVisible()
  await page.getByRole('button', { name: `Vorig contract: ${ZWAANTJE}, ${WILG}` }).click()
  await page.getByRole('button', { name: `Vorig contract: ${ZWAANTJE}, ${LINDE}` }).click()
  await expect(row('05-11-2026')).toContainText('Overdracht')
  await expect(page.getByRole('button', { name: 'Vorige maand' })).toBeHidden()
  await page.getByRole('button', { name: 'Volgende maand' }).click()
  await expect(page.getByRole('table', { name: 'Dagen van december 2026' })).toBeVisible()
  await page.goBack()
  await expect(row('05-11-2026')).toContainText('Overdracht')
  await page.goto(`/admin/viewexcel?contract=${linde}&month=2026-10`)
  await expect(page.getByText('In oktober 2026 loopt dit contract niet.')).toBeVisible()
}

async function openLinkedScreens({ zwaantje, linde, page }: Fixtures): Promise<void> {
  await page.goto('/admin/viewcontracts?month=2026-11&q=Zwaantje+Aerts')
  await page.getByRole('link', { name: `39,40 uur: maanddetail van ${ZWAANTJE} bij ${LINDE}` }).click()
  await expect(page.getByRole('link', { name: 'Factuurvoorbeeld' })).toHaveAttribute('href', /viewinvoicePreview/)
  const more = page.getByRole('button', { name: 'Meer', exact: true })
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Planning' })).toHaveAttribute('href', /\/admin\/dashboard/)
  await expect(page.getByRole('menuitem', { name: 'Loonstaat' })).toHaveAttribute('href', /viewTimeSheet\?user=/)
  const pdf = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download PDF' }).click()
  expect(await textOfDownload(await pdf)).toContain(LINDE)
  await page.getByRole('link', { name: 'Pas timesheet aan' }).click()
  await expect(page).toHaveURL(`/admin/details?user=${zwaantje.id}&contract=${linde}&month=2026-11`)
}

async function unfoldLine({ linde, page }: Fixtures): Promise<void> {
  await page.goto(`/admin/viewinvoicePreview?contract=${linde}&month=2026-11`)
  await expectShiftsOfLine(page)
}

async function expectShiftsOfLine(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Shiften van Gewerkte uren', exact: true })
  const parts = page.getByRole('row').filter({ hasText: '–' }).filter({ hasText: '-11-2026' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(parts).toHaveCount(0)
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(parts).toHaveCount(7)
  await expect(parts.nth(0)).toContainText(/ma 02-11-2026\s*08:00 – 12:00.*4,00 uur\s*€\s40,00/)
  await expect(parts.nth(1)).toContainText(/ma 02-11-2026\s*12:30 – 16:06.*3,60 uur\s*€\s40,00/)
  await expect(parts.nth(2)).toContainText(/di 03-11-2026\s*14:00 – 19:00.*5,00 uur\s*€\s40,00/)
  await toggle.click()
  await expect(parts).toHaveCount(0)
}

async function seeConfirmedAndInvoiced({ zwaantje, linde, page }: Fixtures): Promise<void> {
  const body = { yearMonth: november, all: true }
  await call(confirmMonth, { params: { contractId: linde }, body }, await tokenOf(zwaantje.email))
  const invoice = { contractId: linde, userId: zwaantje.id, yearMonthString: november }
  const { id } = await call(invoiceFromTimesheet, { body: invoice }, await tokenOf(HR_EMAIL))
  await page.goto(`/admin/viewinvoicedetail?invoice=${id}`)
  await expectShiftsOfLine(page)
  await page.goto(`/admin/viewexcel?contract=${linde}&month=2026-11`)
  await expect(page.getByText('BEVESTIGD', { exact: true })).toBeVisible()
  await expect(page.getByText(`door ${ZWAANTJE}`)).toBeVisible()
  const edit = page.getByRole('button', { name: 'Pas timesheet aan' })
  await expect(edit).toHaveAccessibleDescription(/^Van deze maand is een factuur gemaakt\./)
}

async function seeIndependent({ page }: Fixtures): Promise<void> {
  const { _embedded } = await call(contractMonths, { params: { yearMonth: november } }, await tokenOf(HR_EMAIL))
  const hers = _embedded.contractWithTimeSheetInfoDtoList.find(({ username }) => username === demo.independent)
  await page.goto(`/admin/viewexcel?contract=${hers?.contractId}&month=2026-11`)
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Loonstaat' })).toHaveAccessibleName(/zelfstandige/i)
}
