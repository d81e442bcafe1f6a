import type { Page } from '@playwright/test'
import { Office } from './fixtures/offices/office.ts'
import { textOfDownload } from './fixtures/files/readPdf.ts'
import { expect, test } from './fixtures/test.ts'
import { Calendar } from './screens/month/calendar.ts'
import { Timesheet } from './screens/month/timesheet.ts'

/**
 * Pia works 60 % in November 2026, at two customers, with 10 days of vacation and 10 hours of recuperation built up:
 *
 *   De Halte                                           Wijkpost Zuid
 *   Mon 02  Dag   08:00–16:06, break 12:00–12:30  7,60
 *   Tue 03  Dag                                   7,60
 *   Wed 04  Halve 08:15–12:03                     3,80 beside half a day of vacation
 *   Thu 05  half a day of vacation, and half a day of recuperation
 *                                                      Mon 09  Wijk 09:00–17:00, break 12:30–13:00   7,50
 *                                                      Tue 10  Wijk, called out within 48 hours,
 *                                                              interrupted, break 13:00–14:00        7,00
 *   Wed 11  public holiday: 60 % of 7,60          4,56 credited
 *   Mon 16  Dag until 17:06, called out within 24 8,60
 *   Tue 17  Dag                                   7,60
 *   Wed 18  Halve                                 3,80 beside half a day of vacation
 *                                                      Mon 23  Wijk                                  7,50
 *   Tue 24  half a day of recuperation: of the 6,20 hours left a whole day cannot be taken
 *
 * worked   2 × 7,60 + 3,80 + 8,60 + 7,60 + 3,80 = 39,00, and 7,50 + 7,00 + 7,50 = 22,00: 61,00
 * away     3 × 3,80 vacation + 2 × 3,80 recuperation                             = 19,00
 * counted  61,00 + 19,00 + 4,56                                                  = 84,56
 * needed   21 weekdays × 7,60 × 60 %                                             = 95,76
 * earned   84,56 − 95,76                                                         = −11,20
 * vacation 10 − 1,5 = 8,5; recuperation 10 built up, 7,60 taken; a holiday to recuperate for All Saints' on a Sunday
 *
 * As planned, Tue 10 has 7,50 hours (half an hour more) and Mon 16 has 7,60 hours (an hour less). Pia therefore planned
 * 84,56 + 0,50 − 1,00 = 84,06 hours.
 */
const PIA = 'Pia Halftijds'
const HALTE = 'Dagcentrum De Halte'
const ZUID = 'Wijkpost Zuid'
const NEEDED = 'van 95,76 uur'

test('the employee Pia works 60 %, plans half days of leave, confirms her month and reads two timesheets', async ({
  as,
}) => {
  await openBoth()
  const page = await as(PIA, '/welcome')
  await page.getByRole('link', { name: 'Uurrooster' }).first().click()
  await page.getByRole('button', { name: 'Vorige maand' }).click()
  await test.step('the employee Pia plans at the first customer', () => planAtHalte(page))
  await test.step('the employee Pia plans at the second customer', () => planAtZuid(page))
  await test.step('the employee Pia corrects her shifts', () => correct(page))
  await test.step('the employee Pia confirms both timesheets', () => confirm(page))
  await test.step('the employee Pia reads both timesheets', () => readTimesheets(page))
})

async function openBoth(): Promise<void> {
  const office = await Office.open()
  const pia = await office.hire(PIA, { from: '2026-10-01', percentage: 60 })
  await office.grantVacation(pia, { year: 2026, days: 10 })
  await office.giveRecup(pia, { date: '2026-10-15', hours: 10 })
  const halte = await office.welcomeCustomer(HALTE, { abbreviation: 'HALTE', invoicesTo: 'halte@reizen.example' })
  const zuid = await office.welcomeCustomer(ZUID, { abbreviation: 'ZUID', invoicesTo: 'zuid@reizen.example' })
  const shiftType = (
    name: string,
    color: string,
    labour: readonly [string, string],
    pause: readonly [string, string] | null,
  ) => ({
    name,
    color,
    labourTime: { startTime: labour[0], endTime: labour[1] },
    breakTime: pause === null ? null : { startTime: pause[0], endTime: pause[1] },
  })
  await office.addShiftType(halte, shiftType('Dag', '#F3DDAE', ['08:00', '16:06'], ['12:00', '12:30']))
  await office.addShiftType(halte, shiftType('Halve', '#EDCEDC', ['08:15', '12:03'], null))
  await office.addShiftType(zuid, shiftType('Wijk', '#3B4165', ['09:00', '17:00'], ['12:30', '13:00']))
  for (const customerId of [halte, zuid]) await office.sign(pia, { customerId, from: '2026-11-01', rate: 40 })
}

/**
 * Finds a number of the month summary by its label. After a change of the planning, the summary changes immediately.
 */
const figure = (page: Page, label: string) =>
  page.getByRole('definition').and(page.locator(`dt:has-text("${label}") + dd`))

async function planAtHalte(page: Page): Promise<void> {
  const calendar = new Calendar(page)
  await expect(page.getByRole('grid', { name: `Uurrooster bij ${HALTE}, november 2026` })).toBeVisible()
  await expect(page.getByText(`4,56 ${NEEDED}`), 'the holiday counts for 60 %').toBeVisible()
  await calendar.planRange('maandag 2 november', 'dinsdag 3 november', 'Dag')
  await expect(page.getByText(`19,76 ${NEEDED}`)).toBeVisible()
  await calendar.plan('woensdag 4 november', 'Halve')
  await calendar.takeLeave('woensdag 4 november', 'vakantie', 'Halve dag', 'Halve')
  await expect(calendar.day('woensdag 4 november')).toHaveAccessibleName(
    /Halve 08:15 tot 12:03.*Vakantie halve dag|Vakantie halve dag.*Halve 08:15 tot 12:03/,
  )
  await expect(page.getByText(`27,36 ${NEEDED}`)).toBeVisible()
  await expect(figure(page, 'Resterende vakantiedagen')).toHaveText('9,5')

  await calendar.takeLeave('donderdag 5 november', 'vakantie', 'Halve dag')
  await calendar.takeLeave('donderdag 5 november', 'recup', 'Halve dag')
  await expect(calendar.day('donderdag 5 november')).toHaveAccessibleName(/Vakantie halve dag.*Recup/)
  await expect(figure(page, 'Opgenomen recuperatie')).toHaveText('3,8 uur · 0,5 dag')
  await calendar.planRange('maandag 16 november', 'dinsdag 17 november', 'Dag')
  await calendar.takeLeave('woensdag 18 november', 'vakantie', 'Halve dag')
  await calendar.openDay('woensdag 18 november')
  await calendar.choose('Halve')

  const tuesday = await calendar.openDay('dinsdag 24 november')
  await tuesday.getByRole('button', { name: /^Voeg recup toe.*nog 6,2 uur/ }).click()
  const whole = tuesday.getByRole('button', { name: 'Volledige dag' })
  await expect(whole).toHaveAttribute('aria-disabled', 'true')
  await expect(whole).toHaveAccessibleDescription(/6,2/)
  await tuesday.getByRole('button', { name: 'Halve dag' }).click()
  await expect(calendar.day('dinsdag 24 november')).toHaveAccessibleName(/, Recup halve dag$/)
  await expect(figure(page, 'Opgenomen recuperatie')).toHaveText('7,6 uur · 1 dag')
}

async function planAtZuid(page: Page): Promise<void> {
  await page.getByRole('tab', { name: ZUID }).click()
  await expect(page.getByRole('grid', { name: `Uurrooster bij ${ZUID}, november 2026` })).toBeVisible()
  const calendar = new Calendar(page)
  await calendar.planRange('maandag 9 november', 'dinsdag 10 november', 'Wijk')
  await calendar.plan('maandag 23 november', 'Wijk')

  await expect(page.getByText(`84,06 ${NEEDED}`)).toBeVisible()
  await expect(figure(page, 'Verdiende recup deze maand')).toHaveText(/^[-−]11,7 uur$/)
  await expect(figure(page, 'Opgebouwde recuperatie')).toHaveText('10 uur · 1,3 dagen')
  await expect(figure(page, 'Resterende vakantiedagen')).toHaveText('8,5')
  await expect(figure(page, 'Resterende recup feestdagen')).toHaveText('1')
  await page.getByRole('button', { name: 'Planning vastzetten' }).click()
  const question = page.getByRole('dialog', { name: /^Ben je zeker dat je de planning wilt vastzetten/ })
  await question.getByRole('button', { name: 'Planning vastzetten' }).click()
  await expect(page.getByText('bezig', { exact: true })).toBeVisible()
}

async function correct(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Naar timesheet' }).click()
  const timesheet = new Timesheet(page)
  await timesheet.correct('10/11/2026', async (form) => {
    await form.pause('13:00', '14:00')
    await form.callout('Oproep 48')
    await form.interrupted()
    await form.remark('Twee keer teruggekomen')
  })
  await expect(timesheet.row('10/11/2026')).toContainText('7,00')
  await timesheet.correct('16/11/2026', async (form) => {
    await form.times('08:00', '17:06')
    await form.callout('Oproep 24')
  })
  await expect(timesheet.row('16/11/2026')).toContainText('8,60')
}

async function confirm(page: Page): Promise<void> {
  await expect(page.getByText(`84,56 ${NEEDED}`)).toBeVisible()
  await page.getByRole('button', { name: 'Bevestig Timesheet' }).click()
  const question = page.getByRole('dialog', { name: /^Ben je zeker dat je de timesheet wilt bevestigen/ })
  await expect(question).toContainText(`bij ${HALTE} en bij ${ZUID}`)
  await question.getByRole('button', { name: 'Bevestig Timesheet' }).click()
  await expect(page.getByText('ingediend').first()).toBeVisible()
}

async function readTimesheets(page: Page): Promise<void> {
  const halte = await download(page, HALTE)
  for (const words of [
    `Medewerker ${PIA}`,
    `Klant ${HALTE}`,
    '02/11/2026 Dag 08:00 – 16:06 12:00 – 12:30',
    '04/11/2026 Halve 08:15 – 12:03 – 3,80',
    '16/11/2026 Dag 08:00 – 17:06 12:00 – 12:30 oproep 24 8,60',
    'Feestdag: Wapenstilstand',
    'Afwezig 19,00',
    'Gewerkt 39,00 uur',
  ])
    expect(halte).toContain(words)
  const halfDays = [
    '04/11/2026 Vakantie',
    '05/11/2026 Vakantie',
    '05/11/2026 Recup',
    '18/11/2026 Vakantie',
    '24/11/2026 Recup',
  ]
  for (const halfDay of halfDays) expect(halte).toMatch(new RegExp(`${halfDay}[^/]*halve dag 3,80`))

  const zuid = await download(page, ZUID)
  for (const words of [
    `Klant ${ZUID}`,
    '10/11/2026 Wijk 09:00 – 17:00 13:00 – 14:00 oproep 48, onderbroken Twee keer teruggekomen 7,00',
    'Afwezig 19,00',
    'Gewerkt 22,00 uur',
    `Bevestigd door ${PIA}`,
  ])
    expect(zuid).toContain(words)
}

async function download(page: Page, customer: string): Promise<string> {
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog', { name: 'Kies je klant' }).getByRole('button', { name: customer }).click()
  return textOfDownload(await downloading)
}
