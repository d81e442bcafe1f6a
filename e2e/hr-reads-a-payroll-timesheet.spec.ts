import { demo } from './fixtures/cast.ts'
import { PayrollOffice } from './fixtures/offices/payrollOffice.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { holdAnswers } from './screens/holdAnswers.ts'
import { takeStep } from './screens/office/contractMonths.ts'
import { PayrollTimesheet, savedBy } from './screens/office/payroll.ts'
import { tryToLeave } from './screens/tryToLeave.ts'

const MONA = 'Mona Daems'

async function openPayroll({ as, consoleErrors }: Given) {
  const office = await PayrollOffice.open('Lindeboom Loon', '1000077')
  const mona = await office.employ(MONA, { employeeNr: 7001 })
  await office.work(mona, '2026-11-02', '2026-11-03')
  await office.absent(mona, 'SICK_LEAVE', 4, 5, 6)
  await office.absent(mona, 'EXCUSED_ABSENCE', 9)
  const page = await as(demo.hr)
  const payroll = new PayrollTimesheet(page)
  const csv = page.getByRole('button', { name: /^(Download CSV|Downloading)$/ })
  const eblox = page.getByRole('button', { name: 'Export eBlox' })
  return { mona, page, payroll, csv, eblox, consoleErrors }
}

type Fixtures = Awaited<ReturnType<typeof openPayroll>>

test('HR reads a payroll timesheet, changes its pay codes and exports the timesheet', async ({ as, consoleErrors }) => {
  const fixtures = await openPayroll({ as, consoleErrors })
  await test.step('a row of the overview links to the payroll timesheet of the person', () =>
    readGridAndTable(fixtures))
  await test.step('HR can sort each column of the payroll timesheet except the actions', () => sortColumns(fixtures))
  await test.step('HR can edit the pay code of an absence only when the absence can have another pay code', () =>
    editCode(fixtures))
  await test.step('when the balance is not enough for a pay code, the screen shows the reason at once and restores the old pay code', () =>
    chooseCodeWithoutBalance(fixtures))
  await test.step('HR saves a valid pay code in the payroll timesheet', () => saveCode(fixtures))
  await test.step('HR can change sickness into sickness without a certificate while days of sickness without a certificate are left', () =>
    turnSicknessIntoDayWithoutCertificate(fixtures))
  await test.step('during an export both export buttons are disabled, and after a later change the screen says that the data changed since the export', () =>
    exportWhileOneRuns(fixtures))
  await test.step('the payroll timesheet has an arrow only to a month that exists, and an old address still opens the payroll timesheet', () =>
    walkMonths(fixtures))
  await test.step('the payroll timesheet shows a reason and a button to try again when a month cannot be loaded', () =>
    retryLoading(fixtures))
})

async function readGridAndTable({ mona, page, payroll }: Fixtures): Promise<void> {
  await page.goto('/admin/viewcontracts?month=2026-11&q=Mona')
  await takeStep(page, MONA, 'Loonstaat')
  await expect(page.getByRole('heading', { level: 1, name: MONA })).toBeVisible()
  await expect(page).toHaveURL(`/admin/viewTimeSheet?user=${mona.id}&month=2026-11`)
  await expect(payroll.calendar.getByRole('columnheader')).toHaveText(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'])
  expect(await payroll.day(2)).toEqual(['2', '0010'])
  expect(await payroll.day(4)).toEqual(['4', 'T900'])
  expect(await payroll.day(11)).toEqual(['11', '0250'])
  expect(await payroll.day(12)).toEqual(['12'])
  await expect(payroll.row('04-11-2026').getByText('T900')).toHaveCSS('background-color', 'rgb(204, 20, 36)')
  for (const fact of ['Werknemersnummer7001', 'WerkgeverLindeboom Loon', 'Nog zonder attest2 dagen'])
    await expect(page.locator('dl').filter({ hasText: 'Laatste export' })).toContainText(fact)
  await expect(page.getByText('NIET BEVESTIGD')).toBeVisible()
  await expect(payroll.row('Totaal')).toContainText('53,20')
  expect(await payroll.heights(), 'rows with and without a button are equally high').toEqual(new Set([34]))
}

async function sortColumns({ payroll }: Fixtures): Promise<void> {
  await expect(payroll.table.getByRole('columnheader')).toHaveText(['Datum', 'Code', 'Uren', 'Omschrijving', 'Actie'])
  await payroll.sortBy('Datum')
  expect((await payroll.column(1))[0]).toBe('wo 11-11-2026')
  await payroll.sortBy('Code')
  expect(await payroll.column(2)).toEqual(['0010', '0010', '0250', '7360', 'T900', 'T900', 'T900'])
  await payroll.sortBy('Omschrijving')
  expect((await payroll.column(4))[0]).toBe('Feestdag')
  await payroll.sortBy('Uren')
  await expect(payroll.table.getByRole('columnheader', { name: 'Uren' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(payroll.table.getByRole('columnheader', { name: 'Actie' }).getByRole('button')).toHaveCount(0)
  await payroll.sortBy('Datum')
}

async function editCode({ payroll }: Fixtures): Promise<void> {
  for (const day of ['02-11-2026', '04-11-2026', '11-11-2026'])
    await expect(payroll.row(day).getByRole('button', { name: /^Code/ })).toHaveCount(0)
  const code = await payroll.editCode('09-11-2026')
  const row = payroll.row('09-11-2026')
  const save = row.getByRole('button', { name: 'Opslaan' })
  await expect(code).toHaveValue('7360')
  expect(await payroll.heights(), 'the row with the field is as high as the others').toEqual(new Set([34]))
  await expect(save).toHaveAccessibleDescription('De nieuwe looncode is dezelfde als de oude. Kies een andere.')
  for (const wrong of ['97o0', '971', '97100']) {
    await code.fill(wrong)
    await expect(row.getByRole('alert')).toHaveText('Invalid code format!')
    await expect(save).toHaveAttribute('aria-disabled', 'true')
  }
  await code.press('Escape')
  await expect(row).toContainText('7360')
  await expect(row.getByRole('button', { name: 'Code 7360 van 09-11-2026 wijzigen' })).toBeFocused()
}

async function chooseCodeWithoutBalance({ page, payroll, consoleErrors }: Fixtures): Promise<void> {
  consoleErrors.expect(/409/)
  const letThrough = await holdAnswers(page, '**/updateAbsenceCounters/2026')
  const code = await payroll.editCode('09-11-2026')
  await code.fill('familiaal')
  await page.getByRole('option', { name: '9620 Familiaal verlof' }).click()
  await expect(payroll.row('09-11-2026')).toContainText('Familiaal verlof')
  await payroll.row('09-11-2026').getByRole('button', { name: 'Opslaan' }).click()
  await expect(payroll.row('09-11-2026').getByText('9620')).toBeVisible()
  await tryToLeave(page)
  letThrough()
  await expect(page.getByText('Onvoldoende saldo: er rest 0 dagen.')).toBeVisible()
  await expect(payroll.row('09-11-2026')).toContainText('7360')
  await page.unroute('**/updateAbsenceCounters/2026')
}

async function saveCode({ page, payroll }: Fixtures): Promise<void> {
  const code = await payroll.editCode('09-11-2026')
  await code.fill('9710')
  // The row shows the new pay code before the server has saved it.
  const saved = page.waitForResponse('**/updateAbsenceCounters/2026')
  await code.press('Enter')
  await expect(payroll.row('09-11-2026')).toContainText('Onbetaald verlof')
  await saved
  await page.reload()
  await expect(payroll.row('09-11-2026')).toContainText('Onbetaald verlof')
  expect(await payroll.day(9)).toEqual(['9', '9710'])
}

async function turnSicknessIntoDayWithoutCertificate({ page, payroll }: Fixtures): Promise<void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/planned/updateabsence', async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({
      absenceCategory: 'SICK_LEAVE_NO_CERTIFICATE',
      fullDay: true,
      editedByAdmin: true,
    })
    await held.promise
    await route.continue()
  })
  await payroll.conversion('04-11-2026').click()
  await expect(payroll.conversion('04-11-2026')).toHaveAttribute('aria-busy', 'true')
  await expect(payroll.conversion('05-11-2026')).toHaveAccessibleDescription('Er loopt al een omzetting.')
  held.resolve()
  await expect(payroll.row('04-11-2026')).toContainText('T903')
  await page.unroute('**/planned/updateabsence')
  await payroll.conversion('05-11-2026').click()
  await expect(payroll.row('05-11-2026')).toContainText('T903')
  await expect(page.getByText('0 dagen', { exact: true })).toBeVisible()
  await expect(payroll.conversion('06-11-2026')).toHaveAccessibleDescription('Onvoldoende saldo: er rest 0 dagen.')
  await payroll.conversion('05-11-2026').click()
  await expect(payroll.row('05-11-2026')).toContainText('T900')
  await expect(page.getByText('1 dag', { exact: true })).toBeVisible()
}

async function exportWhileOneRuns({ page, payroll, csv, eblox, consoleErrors }: Fixtures): Promise<void> {
  const letThrough = await holdAnswers(page, '**/2026-11/csv')
  const saving = savedBy(page, csv)
  await expect(page.getByRole('button', { name: 'Downloading' })).toHaveAttribute('aria-busy', 'true')
  await expect(eblox).toHaveAccessibleDescription('Er loopt al een download.')
  letThrough()
  const lines = (await saving).text.trim().split('\r\n')
  expect(lines).toHaveLength(8)
  expect(lines[3]).toBe('Lindeboom Loon;1000077;7001;Mona Daems;04-11-2026;T903;Ziek zonder attest;7,60')
  await expect(page.getByText(/^01-12-2026 \d\d:\d\d, Katrien Lauwers$/)).toBeVisible()

  await eblox.click()
  const check = page.getByRole('dialog', { name: 'Loonexport van Mona Daems' })
  await expect(check).toContainText('Eén medewerker heeft nog niet bevestigd')
  const file = await savedBy(page, check.getByRole('button', { name: 'Export eBlox' }))
  expect(file.name).toBe('SDWorx_export_november_2026_Mona_Daems.txt')
  expect(file.text).toBe(
    ['020010', '030010', '04T903', '05T900', '06T900', '099710', '110250']
      .map((day) => `10000770007001K202611${day}0760`)
      .join('\n'),
  )
  await check.getByRole('button', { name: 'Sluiten' }).last().click()
  await payroll.conversion('04-11-2026').click()
  await expect(page.getByText('gewijzigd sinds de export')).toBeVisible()

  consoleErrors.expect(/500/)
  await page.route('**/2026-11/eblox', (route) => route.fulfill({ status: 500, json: { message: 'Nu even niet.' } }))
  await eblox.click()
  await check.getByRole('button', { name: 'Export eBlox' }).click()
  await expect(page.getByText('Nu even niet.')).toBeVisible()
  await check.getByRole('button', { name: 'Sluiten' }).last().click()
  await expect(eblox).not.toHaveAttribute('aria-disabled')
}

async function walkMonths({ mona, page, payroll, csv }: Fixtures): Promise<void> {
  await expect(page.getByRole('button', { name: 'Vorige maand' })).toBeHidden()
  await page.getByRole('button', { name: 'Volgende maand' }).click()
  await expect(payroll.row('25-12-2026')).toContainText('Feestdag')
  await page.goto(`/admin/viewTimeSheet?user=${mona.id}&month=2026-02`)
  await expect(page.getByRole('heading', { name: 'Geen uren in februari 2026' })).toBeVisible()
  await expect(csv).toHaveAccessibleDescription('Geen uren in februari 2026')
  await page.goto(`/admin/viewTimeSheet/${mona.contractId}/2026-11`)
  await expect(page).toHaveURL(`/admin/viewTimeSheet?user=${mona.id}&month=2026-11`)
  await expect(payroll.row('04-11-2026')).toBeVisible()
}

async function retryLoading({ page, payroll, consoleErrors }: Fixtures): Promise<void> {
  consoleErrors.expect(/429/)
  const address = '**/administration/timesheet/*/2026-11'
  await page.route(address, (route) => route.fulfill({ status: 429, json: { message: 'Te veel aanvragen.' } }))
  await page.reload()
  const failed = 'De loonstaat van november 2026 kon niet geladen worden.'
  await expect(page.getByRole('heading', { name: failed })).toBeVisible()
  await page.unroute(address)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(payroll.row('04-11-2026')).toBeVisible()
}
