import { editWorkedShiftFor, fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { planShifts } from '@uurwerk/contract/planning/plannedMonth'
import { startProlongedSickLeave } from '@uurwerk/contract/absences/prolongedSickLeave'
import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { dayOfMonth, toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { Office, type Hired } from './fixtures/offices/office.ts'
import { textOfDownload } from './fixtures/files/readPdf.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { takeStep } from './screens/office/contractMonths.ts'
import { PersonMonth } from './screens/month/personMonth.ts'

const november = toYearMonth('2026-11')
const BEEK = 'Rusthuis De Beek'
const ZONNEVELD = 'Kliniek Zonneveld'
const GREET = 'Greet Vermeulen'
/** The red colour of text in the light theme, as the browser reports it. */
const RED = 'rgb(166, 29, 35)'
const INVOICED = 'Van deze maand is een factuur gemaakt. Verwijder of crediteer ze eerst.'
const ILL =
  'Deze gebruiker staat momenteel op langdurige ziekte. Er kunnen geen shifts of afwezigheden toegevoegd worden.'

/**
 * Greet works at two customers. She planned the first week of November at the customer De Beek and confirmed her month.
 */
async function openNovember() {
  const office = await Office.open()
  const greet = await office.hire(GREET, { from: '2026-11-01' })
  await office.grantVacation(greet, { year: 2026, days: 20 })
  const beek = await office.welcomeCustomer(BEEK, { abbreviation: 'BEEK', invoicesTo: 'beek@reizen.example' })
  const zonneveld = await office.welcomeCustomer(ZONNEVELD, { abbreviation: 'ZON', invoicesTo: 'zon@reizen.example' })
  const labourTime = { startTime: '08:00', endTime: '16:06' }
  const breakTime = { startTime: '12:00', endTime: '12:30' }
  const evening = { startTime: '14:00', endTime: '22:00' }
  const shiftId = await office.addShiftType(beek, { name: 'Dag', color: '#F3DDAE', labourTime, breakTime })
  await office.addShiftType(zonneveld, { name: 'Avond', color: '#EDCEDC', labourTime: evening, breakTime: null })
  const contractId = await office.sign(greet, { customerId: beek, from: '2026-11-01', rate: 40 })
  const elsewhere = await office.sign(greet, { customerId: zonneveld, from: '2026-11-01', rate: 40 })
  await planAndConfirm(greet, contractId, shiftId)
  return { greet, contractId, elsewhere }
}

async function planAndConfirm({ email }: Hired, contractId: number, shiftId: number): Promise<void> {
  const hers = await tokenOf(email)
  const week = { startDateOfFirstShift: '2026-11-02', startDateOfLastShift: '2026-11-06', shiftId }
  await call(planShifts, { params: { contractId, yearMonth: november }, body: week }, hers)
  await call(lockMonth, { params: { yearMonth: november } }, hers)
  await call(confirmMonth, { params: { contractId }, body: { yearMonth: november, all: true } }, hers)
}

async function openMonth({ as, consoleErrors }: Given) {
  const { greet, contractId, elsewhere } = await openNovember()
  const token = await tokenOf(HR_EMAIL)
  const page = await as(demo.hr)
  const month = new PersonMonth(page)
  const shifts = month.table.getByRole('row').filter({ hasText: /\d{2}-\d{2}-\d{4}/ })
  return { greet, contractId, elsewhere, token, page, month, shifts, consoleErrors }
}

type Fixtures = Awaited<ReturnType<typeof openMonth>>

test('HR edits the month that the employee Greet has confirmed', async ({ as, consoleErrors }) => {
  const fixtures = await openMonth({ as, consoleErrors })
  await test.step('the overview of contracts links to the month of the employee Greet with the right contract', () =>
    openFromOverview(fixtures))
  await test.step('HR makes a shift longer, and the shift gets a red mark', () => lengthenShift(fixtures))
  await test.step('the form for a new shift offers the shift types of the contract, and shows all errors at once', () =>
    addShift(fixtures))
  await test.step('when two users save a shift, the second user sees the values of the first user, and keeps the values that the second user typed', () =>
    meetAnotherEdit(fixtures))
  await test.step('HR removes a shift, undoes the removal, and changes another shift into sickness', () =>
    removeAndTurnIntoSickness(fixtures))
  await test.step('the absence form has three fields, and shows the reason when a choice is not possible', () =>
    seeWhyNoAbsence(fixtures))
  await test.step('HR books an absence on a chosen counter, removes the absence, and undoes each step', () =>
    bookAbsences(fixtures))
  await test.step('HR must choose a contract before HR can download the PDF of a timesheet', () =>
    downloadPdfs(fixtures))
  await test.step('an invoice freezes the contract month for HR too, and the month shows the invoice', () =>
    invoiceTheMonth(fixtures))
  await test.step('HR cannot add a shift or an absence in a month in which the employee Greet is ill on every day', () =>
    fallIll(fixtures))
})

async function openFromOverview({ greet, contractId, page, month, shifts }: Fixtures): Promise<void> {
  await page.goto('/admin/viewcontracts?month=2026-11&q=De+Beek')
  await takeStep(page, GREET, 'Shiften aanpassen')
  await expect(page.getByRole('heading', { level: 1, name: `Overzicht shiften ${GREET}` })).toBeVisible()
  await expect(page).toHaveURL(`/admin/details?user=${greet.id}&contract=${contractId}&month=2026-11`)
  await expect(page.getByText('bevestigd', { exact: true })).toHaveCount(2)
  await expect(page.getByText(/^De timesheet is al bevestigd\./)).toBeVisible()
  await expect(shifts).toContainText(['02-11-2026', '03-11-2026', '04-11-2026', '05-11-2026', '06-11-2026'])
  await month.table.getByRole('button', { name: 'Datum' }).click()
  await expect(shifts.first()).toContainText('06-11-2026')
}

async function lengthenShift({ page, month }: Fixtures): Promise<void> {
  await month.edit('03-11-2026')
  await month.fill('Einde', '17:00')
  await month.button('Opslaan').click()
  await expect(month.rows('03-11-2026')).toContainText('8,50')
  await expect(month.rows('03-11-2026'), 'start, end and break are in the row').toContainText(
    /08:00.*17:00.*12:00 – 12:30/,
  )
  await expect(month.rows('03-11-2026').getByRole('button')).toBeFocused()
  await expect(month.rows('03-11-2026').getByTitle('Aangepast door HR')).toHaveCSS('color', RED)
  await expect(page.getByText('gewijzigd door HR')).toBeVisible()
}

async function addShift({ page, month }: Fixtures): Promise<void> {
  await month.show('Alle klanten')
  await month.button('Shift toevoegen').click()
  await month.button('Wijzigingen opslaan').click()
  await month.expectErrors([
    'Het datum veld is verplicht',
    'Het klant veld is verplicht',
    'Het start veld is verplicht',
  ])
  await month.fill('Datum', '10-11-2026')
  await month.choose('Klant', ZONNEVELD)
  const types = await month.open('Shift type')
  await expect(types).toHaveText(['Avond'])
  await types.click()
  await expect(page.getByRole('textbox', { name: 'Einde', exact: true })).toHaveValue('22:00')
  await month.button('Wijzigingen opslaan').click()
  await expect(page.getByText('Shift van dinsdag 10 november 2026 opgeslagen.')).toBeVisible()
  await expect(month.rows('10-11-2026')).toHaveText(/Kliniek Zonneveld.*Avond.*8,00/)
  await expect(
    page.getByRole('textbox', { name: 'Datum' }),
    'the form has the next day and the same times',
  ).toHaveValue('11-11-2026')
  await expect(page.getByRole('textbox', { name: 'Einde', exact: true })).toHaveValue('22:00')
  await month.button('Annuleren').click()
  await expect(month.button('Shift toevoegen')).toBeFocused()
  await month.show(BEEK)
  await expect(month.rows('10-11-2026')).toHaveCount(0)
}

async function meetAnotherEdit({ contractId, token, page, month, consoleErrors }: Fixtures): Promise<void> {
  consoleErrors.expect(/409/)
  const params = { contractId, yearMonth: november }
  await month.edit('04-11-2026')
  await month.fill('Opmerking', 'Opleiding')
  const { workedShiftDtos } = await call(fullTimesheet, { params }, token)
  const shift = workedShiftDtos.find(({ startDate }) => startDate === '2026-11-04')!
  const { id, version, labourPeriod, callout, interrupted } = shift
  const body = {
    id,
    version,
    labourPeriod,
    callout,
    interrupted,
    day: dayOfMonth(toDay(shift.startDate)),
    breakPeriod: null,
  }
  await call(editWorkedShiftFor, { params, body }, token)
  await month.button('Opslaan').click()
  const notice = page.getByRole('alert').filter({ hasText: `${demo.hr} heeft deze shift intussen gewijzigd.` })
  await expect(notice.getByRole('row')).toContainText([
    'Veld',
    /Pauze.*zonder pauze.*12:00 – 12:30/,
    /Opmerking.*–.*Opleiding/,
  ])
  await notice.getByRole('button', { name: 'Bewaar wat ik invulde' }).click()
  await expect(notice).toBeHidden()
  await expect(month.rows('04-11-2026')).toContainText('7,60')
}

async function removeAndTurnIntoSickness({ page, month }: Fixtures): Promise<void> {
  await month.edit('05-11-2026')
  await month.button('Shift Verwijderen').click()
  await expect(month.rows('05-11-2026')).toHaveCount(0)
  await month.undo('Shift verwijderd.')
  await expect(month.rows('05-11-2026')).toContainText('7,60')
  await month.edit('06-11-2026')
  await month.button('Naar Ziekte Omzetten').click()
  const question = page.getByRole('dialog', { name: 'Wil je deze shift naar ziekte omzetten?' })
  await question.getByRole('button', { name: 'Naar Ziekte Omzetten' }).click()
  await expect(month.rows('06-11-2026').first()).toHaveText(/Ziek.*06-11-2026.*7,60/)
}

async function seeWhyNoAbsence({ page, month }: Fixtures): Promise<void> {
  await month.button('Shift toevoegen').click()
  await month.button('Afwezigheid toevoegen').click()
  await expect(page.getByRole('heading', { name: 'Shift toevoegen' })).toBeHidden()
  const save = month.button('Wijzigingen opslaan')
  await save.click()
  await month.expectErrors(['Het datum veld is verplicht', 'Het type veld is verplicht', 'Het duur veld is verplicht'])
  await expect(await month.open('Type')).toHaveText([
    'Vakantienog 20 dagen',
    'Ziek',
    'Ziek zonder attestnog 2 dagen',
    'Recupnog 0 uur',
    'Feestdag recupnog 1 dag',
    'Klein verlet',
    'Familiaal verlofnog 0 dagen',
    'Vlaams Opleidingsverlofnog 0 dagen',
    'Onbetaald verlof',
    'Ziekte voor langdurige zieken',
  ])
  await page.keyboard.press('Escape')
  await month.fillAbsence('03-11-2026', 'Onbetaald verlof', 'Volledige dag')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(save).toHaveAccessibleDescription('Op 03-11-2026 staat een shift. Verwijder die eerst.')
}

async function bookAbsences({ page, month }: Fixtures): Promise<void> {
  await month.fillAbsence('12-11-2026', 'Vakantie', 'Halve dag')
  await page.getByLabel('Teller').selectOption('Wettelijke vakantie (nog 20 dagen)')
  await month.save()
  const halfDay = month.rows('12-11-2026').filter({ hasText: 'Vakantie halve dag' })
  await expect(halfDay.getByText('3,80')).toHaveCSS('color', RED)
  await month.undo('Vakantie halve dag geboekt op 12-11-2026.')
  await expect(halfDay).toHaveCount(0)
  await month.button('Afwezigheid toevoegen').click()
  await month.fillAbsence('13-11-2026', 'Klein verlet', 'Volledige dag')
  await month.save()
  await month.edit('13-11-2026')
  await month.button('Afwezigheid Verwijderen').click()
  await expect(month.rows('13-11-2026')).toHaveCount(0)
  await month.undo('Afwezigheid verwijderd.')
  await expect(month.rows('13-11-2026')).toHaveText(/Klein verlet.*7,60/)
}

async function downloadPdfs({ page, month }: Fixtures): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), month.button('Download PDF').click()])
  expect(await textOfDownload(download)).toContain(BEEK)
  await month.show('Alle klanten')
  await month.button('Download PDF').click()
  const choice = page.getByRole('dialog', { name: 'Kies je klant' })
  const [other] = await Promise.all([
    page.waitForEvent('download'),
    choice.getByRole('button', { name: ZONNEVELD }).click(),
  ])
  expect(await textOfDownload(other)).toContain(ZONNEVELD)
}

async function invoiceTheMonth({ greet, contractId, elsewhere, token, page, month }: Fixtures): Promise<void> {
  const body = { contractId, userId: greet.id, yearMonthString: november }
  await call(invoiceFromTimesheet, { body }, token)
  await page.goto(`/admin/viewinvoicePreview?contract=${contractId}&month=2026-11`)
  await expect(month.button('Genereer factuur')).toHaveAccessibleDescription(
    'Van deze maand is al een factuur gemaakt.',
  )
  await expect(month.button('Pas timesheet aan')).toHaveAccessibleDescription(INVOICED)
  await page.goto(`/admin/viewinvoicePreview?contract=${elsewhere}&month=2026-11`)
  await page.getByRole('link', { name: 'Pas timesheet aan' }).click()
  await month.show('Alle klanten')
  await expect(page.getByText(`${BEEK}: ${INVOICED}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Concept' })).toBeVisible()
  await month.button('Volgende maand').click()
  await expect(page.getByText('In december 2026 staan nog geen shiften of afwezigheden.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Concept' })).toHaveCount(0)
  await month.button('Vorige maand').click()
  await expect(page.getByRole('link', { name: 'Concept' })).toBeVisible()
  await month.rows('03-11-2026').getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'Shift aanpassen' })).toBeHidden()
  await expect(month.table.getByRole('term'), 'HR can read the details of an invoiced shift').toHaveText([
    'Uren',
    'Pauze',
    'Oproep',
    'Onderbroken',
    'Opmerking',
  ])
  await month.edit('10-11-2026')
  await expect(page.getByRole('heading', { name: 'Shift aanpassen' })).toBeVisible()
  await call(invoiceFromTimesheet, { body: { ...body, contractId: elsewhere } }, token)
  await page.reload()
  await expect(page.getByText(`${ZONNEVELD}: ${INVOICED}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'toevoegen' })).toHaveCount(0)
  await month.edit('10-11-2026')
  await expect(month.table.getByRole('definition').first()).toHaveText('14:00 – 22:00')
  await expect(month.button('Shift Verwijderen')).toBeHidden()
}

async function fallIll({ greet, token, page, month }: Fixtures): Promise<void> {
  await page.goto(`/admin/viewUserDetail?user=${greet.id}`)
  await page.getByRole('link', { name: `Shiften bij ${BEEK} aanpassen` }).click()
  await expect(month.button('Shift toevoegen')).not.toHaveAttribute('aria-disabled', 'true')
  await call(startProlongedSickLeave, { params: { id: greet.id }, body: { date: '2027-01-01' } }, token)
  await page.goto(`/admin/details?user=${greet.id}&month=2027-01`)
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: ILL })).toBeVisible()
  await expect(month.button('Shift toevoegen')).toHaveAccessibleDescription(ILL)
  await expect(month.button('Afwezigheid toevoegen')).toHaveAccessibleDescription(ILL)
  await month.edit('01-01-2027')
  await expect(month.button('Afwezigheid Verwijderen')).toHaveAttribute('aria-disabled', 'true')
}
