import { Office } from './fixtures/offices/office.ts'
import { textOfDownload } from './fixtures/files/readPdf.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { Calendar } from './screens/month/calendar.ts'
import { Timesheet } from './screens/month/timesheet.ts'
import { dragByTouch } from './screens/touch.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const SARA = 'Sara Duim'

async function openPhone({ as }: Pick<Given, 'as'>) {
  const office = await Office.open()
  const sara = await office.hire(SARA, { from: '2026-12-01' })
  await office.grantVacation(sara, { year: 2026, days: 5 })
  const customer = 'Thuiszorg Op Zak'
  const customerId = await office.welcomeCustomer(customer, { abbreviation: 'ZAK', invoicesTo: 'zak@reizen.example' })
  const labourTime = { startTime: '08:00', endTime: '16:06' }
  const breakTime = { startTime: '12:00', endTime: '12:30' }
  await office.addShiftType(customerId, { name: 'Dag', color: '#F3DDAE', labourTime, breakTime })
  await office.sign(sara, { customerId, from: '2026-12-01', rate: 40 })

  const page = await as(SARA, '/welcome')
  const bar = page.getByRole('navigation', { name: 'Hoofdmenu' })
  const calendar = new Calendar(page)
  const timesheet = new Timesheet(page)
  const picker = page.getByRole('dialog', { name: 'Kies je shift' })
  return { page, bar, calendar, timesheet, picker }
}

type Fixtures = Awaited<ReturnType<typeof openPhone>>

test('the employee Sara plans, corrects and confirms December on a phone', async ({ as }) => {
  const fixtures = await openPhone({ as })
  await test.step('the bottom bar has Sara’s four screens, and the calendar shows its explanation only once', () =>
    meetTheCalendar(fixtures))
  await test.step('the employee Sara plans one day by a tap, and several days by a long press and a drag', () =>
    planByTouch(fixtures))
  await test.step('the employee Sara removes a shift and books a day of vacation instead', () =>
    replaceShiftByVacation(fixtures))
  await test.step('the employee Sara locks the planning of December', () => lockPlanning(fixtures))
  await test.step('the employee Sara makes a shift longer in the table', () => lengthenShift(fixtures))
  await test.step('the employee Sara confirms the timesheet, and the warning lists the shifts that have not ended', () =>
    confirmTimesheet(fixtures))
  await test.step('the PDF of the timesheet contains the corrected shift', () => downloadPdf(fixtures))
})

async function meetTheCalendar({ page, bar }: Fixtures): Promise<void> {
  await expect(bar.getByRole('link')).toHaveText(['Uurrooster', 'Timesheet', 'Configuratie', 'Recup'])
  await bar.getByRole('link', { name: 'Uurrooster' }).tap()
  await expect(page.getByRole('dialog', { name: 'Welkom, Duim' })).toContainText('Druk lang op een dag')
  await page.getByRole('button', { name: 'Aan de slag' }).tap()
}

async function planByTouch({ calendar, picker }: Fixtures): Promise<void> {
  await calendar.day('dinsdag 1 december').tap()
  await picker.getByRole('button', { name: /^Dag/ }).tap()
  await expect(calendar.day('dinsdag 1 december')).toHaveAccessibleName(/, Dag 08:00 tot 16:06/)

  await dragByTouch(calendar.day('maandag 7 december'), calendar.day('donderdag 10 december'))
  await expect(picker).toContainText('maandag 7 – donderdag 10 december 2026')
  await picker.getByRole('button', { name: /^Dag/ }).tap()
  await expect(calendar.day('donderdag 10 december')).toHaveAccessibleName(/, Dag 08:00 tot 16:06/)
}

async function replaceShiftByVacation({ page, calendar, picker }: Fixtures): Promise<void> {
  const shift = page.getByRole('dialog', { name: 'Wilt u volgende shift verwijderen/aanpassen?' })
  // The shift cannot be opened until the server has confirmed it.
  await expect(async () => {
    await calendar.day('dinsdag 8 december').tap()
    await expect(shift).toBeVisible({ timeout: 1000 })
  }).toPass()
  await shift.getByRole('button', { name: 'Shift verwijderen' }).tap()
  await expect(calendar.day('dinsdag 8 december')).toHaveAccessibleName(/, niets gepland$/)
  await calendar.day('dinsdag 8 december').tap()
  await picker.getByRole('button', { name: /^Voeg vakantie toe/ }).tap()
  await picker.getByRole('button', { name: 'Volledige dag' }).tap()
  await expect(calendar.day('dinsdag 8 december')).toHaveAccessibleName(/, Vakantie volledige dag$/)
}

async function lockPlanning({ page }: Fixtures): Promise<void> {
  // Four shifts, a day of vacation and Christmas on a Friday are 6 × 7,60 = 45,60 hours. The 23 weekdays are 174,80
  // hours.
  await expect(page.getByText('45,6 van 174,8 uur')).toBeVisible()
  await page.getByRole('button', { name: 'Planning vastzetten' }).tap()
  const locking = page.getByRole('dialog', { name: /^Ben je zeker dat je de planning wilt vastzetten/ })
  await locking.getByRole('button', { name: 'Planning vastzetten' }).tap()
  await expect(page.getByText('bezig', { exact: true })).toBeVisible()
}

async function lengthenShift({ page, bar, timesheet }: Fixtures): Promise<void> {
  await bar.getByRole('link', { name: 'Timesheet' }).tap()
  await timesheet.row('01/12/2026').getByRole('button').first().tap()
  const end = page.getByRole('textbox', { name: 'Einde', exact: true })
  await end.tap()
  await end.fill('17:06')
  await page.getByRole('switch', { name: 'Onderbroken?' }).tap()
  await page.getByRole('button', { name: 'Opslaan' }).tap()
  const corrected = timesheet.row('01/12/2026')
  await expect(corrected).toContainText('8,60')
  await expect(corrected).toContainText('08:00–17:06')
  expect((await corrected.boundingBox())?.height).toBeLessThanOrEqual(44)
  await expect(page.getByText('46,6 van 174,8 uur')).toBeVisible()
}

async function confirmTimesheet({ page }: Fixtures): Promise<void> {
  await page.getByRole('button', { name: 'Bevestig Timesheet' }).tap()
  const confirming = page.getByRole('dialog', { name: /^Ben je zeker dat je de timesheet wilt bevestigen/ })
  await expect(confirming).toContainText(
    'Er zijn nog shiften die niet voorbij zijn: 01/12/2026, 07/12/2026, 09/12/2026',
  )
  await confirming.getByRole('button', { name: 'Bevestig Timesheet' }).tap()
  await expect(page.getByText('ingediend')).toBeVisible()
}

async function downloadPdf({ page }: Fixtures): Promise<void> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).tap()
  const text = await textOfDownload(await downloading)
  expect(text).toContain('01/12/2026 Dag 08:00 – 17:06 12:00 – 12:30 onderbroken 8,60')
  expect(text).toContain('Gewerkt 31,40 uur')
}
