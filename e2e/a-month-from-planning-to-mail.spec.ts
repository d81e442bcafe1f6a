import type { Page } from '@playwright/test'
import { mailsTo } from './fixtures/servers/mailServer.ts'
import { Office } from './fixtures/offices/office.ts'
import { textOfDownload, textOfPdf, withPlainSpaces } from './fixtures/files/readPdf.ts'
import { expect, test } from './fixtures/test.ts'
import { Calendar } from './screens/month/calendar.ts'
import { Timesheet } from './screens/month/timesheet.ts'

/**
 * Nora works November 2026 at Ter Linde, full time from 1 November on, at 40,00 an hour with the default bonus rates
 * (late 20 % from 19:00, night 35 % from 20:00 to 06:00, Saturday 26 %, Sunday 56 %, call-out within 24 hours 20 % on top;
 * when several apply, the highest counts):
 *
 *   Mon 02  Dag   08:00–16:06, break 12:00–12:30        7,60 plain
 *   Tue 03  Dag                                         7,60 plain
 *   Wed 04  Dag, called out within 24 hours             7,60 plain, called out
 *   Thu 05  Dag, corrected: until 17:00, break 1 hour   8,00 plain
 *   Fri 06  Dag                                         7,60 plain
 *   Mon 09  vacation                                            (7,60 away)
 *   Wed 11  public holiday                                      (7,60 credited)
 *   Fri 13  Nacht, corrected: 20:45–07:15, break 02:00–02:45
 *             Fri 20:45–24:00 night                     3,25 night
 *             Sat 00:00–06:00 less the break            5,25 night (35 above 26)
 *             Sat 06:00–07:15                           1,25 Saturday
 *   Sat 14  made in the table: 22:00–06:00, no break    2,00 night, 6,00 Sunday (56 above 35)
 *   Mon 16  Dag                                         7,60 plain
 *   Tue 17  Dag, turned into sickness                           (7,60 away)
 *   Fri 20  Late  13:30–21:45, no break                 5,50 plain, 1,00 late, 1,75 night
 *
 * plain      7,60 × 4 + 8,00 + 5,50 = 43,90 × 40,00               = 1.756,00
 * called out                          7,60 × 40,00 × 1,20 = 48,00 =   364,80
 * late                                1,00 × 40,00 × 1,20 = 48,00 =    48,00
 * night      3,25 + 5,25 + 2 + 1,75 = 12,25 × 40,00 × 1,35 = 54,00 =  661,50
 * Saturday                            1,25 × 40,00 × 1,26 = 50,40 =    63,00
 * Sunday                              6,00 × 40,00 × 1,56 = 62,40 =   374,40
 *                                    72,00 hours                  = 3.267,70
 *
 * needed   21 weekdays × 7,60                    = 159,60
 * counted  72,00 + vacation 7,60 + sick 7,60 + holiday 7,60 = 94,80
 * earned   94,80 − 159,60                        = −64,80
 * vacation 20 − 1 = 19; one holiday to recuperate, for All Saints' on a Sunday
 */
const CUSTOMER = 'Woonzorgcentrum Ter Linde'
const NORA = 'Nora Peeters'
const APPROVER = 'Rita Approver'
const BILLER = 'Bea Facturier'
const INVOICES_TO = 'facturen@terlinde.example'

const lines = [
  ['Gewerkte uren', '43,90 uur', '€ 40,00', '€ 1.756,00'],
  ['Gewerkte uren, oproep 24 (+ 20 %)', '7,60 uur', '€ 48,00', '€ 364,80'],
  ['Avond (+ 20 %)', '1,00 uur', '€ 48,00', '€ 48,00'],
  ['Nacht (+ 35 %)', '12,25 uur', '€ 54,00', '€ 661,50'],
  ['Zaterdag (+ 26 %)', '1,25 uur', '€ 50,40', '€ 63,00'],
  ['Zon- en feestdag (+ 56 %)', '6,00 uur', '€ 62,40', '€ 374,40'],
] as const
const TOTAL = '€ 3.267,70'

// This test runs with animations. All other e2e tests run without animations.
test.use({ reducedMotion: 'no-preference', installsServiceWorker: true })

test('a month goes from the planning of an employee to the mail with its invoice', async ({ as }) => {
  await openTerLinde()

  const nora = await as(NORA, '/welcome')
  await test.step('the employee Nora plans November', () => planNovember(nora))
  await test.step('the employee Nora corrects November', () => correctNovember(nora))
  await test.step('the employee Nora confirms November', () => confirmNovember(nora))
  await nora.close()

  const approver = await as(APPROVER, '/welcome')
  await test.step('HR approves November', () => approveNovember(approver))
  await approver.close()

  const biller = await as(BILLER, '/welcome')
  const number = await test.step('HR makes the invoice and gives it a number', () => invoiceNovember(biller))
  await test.step('HR mails the invoice', () => mailInvoice(biller, number))
})

async function openTerLinde(): Promise<void> {
  const office = await Office.open()
  const nora = await office.hire(NORA, { from: '2026-11-01' })
  await office.hire(APPROVER, { from: '2026-11-01', roles: ['ROLE_ADMIN'] })
  await office.hire(BILLER, { from: '2026-11-01', roles: ['ROLE_ADMIN'] })
  await office.grantVacation(nora, { year: 2026, days: 20 })
  const customerId = await office.welcomeCustomer(CUSTOMER, { abbreviation: 'TERLINDE', invoicesTo: INVOICES_TO })
  await office.addShiftType(customerId, {
    name: 'Dag',
    color: '#F3DDAE',
    labourTime: { startTime: '08:00', endTime: '16:06' },
    breakTime: { startTime: '12:00', endTime: '12:30' },
  })
  await office.addShiftType(customerId, {
    name: 'Late',
    color: '#EDCEDC',
    labourTime: { startTime: '13:30', endTime: '21:45' },
    breakTime: null,
  })
  await office.addShiftType(customerId, {
    name: 'Nacht',
    color: '#3B4165',
    labourTime: { startTime: '20:45', endTime: '06:45' },
    breakTime: { startTime: '01:00', endTime: '01:30' },
  })
  await office.sign(nora, { customerId, from: '2026-11-01', rate: 40 })
}

async function planNovember(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Uurrooster' }).first().click()
  await page.getByRole('button', { name: 'Vorige maand' }).click()
  await expect(page.getByRole('grid', { name: `Uurrooster bij ${CUSTOMER}, november 2026` })).toBeVisible()
  await expect(page.getByText('niet gepland')).toBeVisible()

  const calendar = new Calendar(page)
  await calendar.plan('maandag 2 november', 'Dag')
  await calendar.planRange('dinsdag 3 november', 'vrijdag 6 november', 'Dag')
  await calendar.plan('vrijdag 13 november', 'Nacht')
  await calendar.planRange('maandag 16 november', 'dinsdag 17 november', 'Dag')

  // The employee first chooses a wrong shift type, and then changes it.
  await calendar.plan('vrijdag 20 november', 'Dag')
  const change = await calendar.openShift('vrijdag 20 november', 'Dag')
  await change.getByRole('button', { name: /^Late/ }).click()
  await expect(calendar.day('vrijdag 20 november')).toHaveAccessibleName(/, Late 13:30 tot 21:45/)

  // The employee removes the shift, and books a day of vacation on the same day.
  await calendar.plan('maandag 9 november', 'Dag')
  await calendar.openShift('maandag 9 november', 'Dag')
  await change.getByRole('button', { name: 'Shift verwijderen' }).click()
  await expect(calendar.day('maandag 9 november')).toHaveAccessibleName(/, niets gepland$/)
  await calendar.day('maandag 9 november').click()
  await page.getByRole('button', { name: 'Voeg vakantie toe' }).click()
  await page.getByRole('button', { name: 'Volledige dag' }).click()
  await expect(calendar.day('maandag 9 november')).toHaveAccessibleName(/, Vakantie volledige dag$/)

  // The expected hours are 7 × 7,60 + 9,50 + 8,25 = 70,95 worked hours, 7,60 hours of absence, and 7,60 hours for the
  // public holiday.
  await expect(page.getByText('86,15 van 159,6 uur')).toBeVisible()
  await page.getByRole('button', { name: 'Planning vastzetten' }).click()
  const question = page.getByRole('dialog', { name: /^Ben je zeker dat je de planning wilt vastzetten/ })
  await question.getByRole('button', { name: 'Planning vastzetten' }).click()
  await expect(page.getByText('bezig', { exact: true })).toBeVisible()
}

async function correctNovember(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Naar timesheet' }).click()
  const timesheet = new Timesheet(page)
  await timesheet.correct('13/11/2026', async (form) => {
    await form.times('20:45', '07:15')
    await form.pause('02:00', '02:45')
    await form.remark('Langer gebleven voor de overdracht')
  })
  await expect(timesheet.row('13/11/2026')).toContainText('9,75')
  await timesheet.correct('05/11/2026', async (form) => {
    await form.times('08:00', '17:00')
    await form.pause('12:00', '13:00')
  })
  await expect(timesheet.row('05/11/2026')).toContainText('8,00')
  await timesheet.correct('04/11/2026', (form) => form.callout('Oproep 24'))
  await timesheet.add('14/11/2026', (form) => form.times('22:00', '06:00'))
  await expect(timesheet.row('14/11/2026')).toContainText('8,00')
  await timesheet.turnIntoSickness('17/11/2026')
  await expect(timesheet.row('17/11/2026')).toContainText('Ziek')
}

async function confirmNovember(page: Page): Promise<void> {
  await expect(page.getByText('94,8 van 159,6 uur')).toBeVisible()
  await page.getByRole('button', { name: 'Bevestig Timesheet' }).click()
  const question = page.getByRole('dialog', { name: /^Ben je zeker dat je de timesheet wilt bevestigen/ })
  await question.getByRole('button', { name: 'Bevestig Timesheet' }).click()
  await expect(page.getByText('ingediend')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  const text = await textOfDownload(download)
  for (const words of [
    `Medewerker ${NORA}`,
    `Klant ${CUSTOMER}`,
    '13/11/2026 Nacht 20:45 – 07:15 02:00 – 02:45',
    '14/11/2026',
    '22:00 – 06:00',
    'Afwezig 15,20',
    'Gewerkt 72,00 uur',
    `Bevestigd door ${NORA}`,
  ])
    expect(text).toContain(words)

  await page.getByRole('link', { name: 'Uurrooster' }).first().click()
  await expect(page.getByText('Timesheet is bevestigd. Je kan hier geen aanpassingen meer doen.')).toBeVisible()
  await expect(page.getByText('-64,8 uur').or(page.getByText('−64,8 uur'))).toBeVisible()
}

async function approveNovember(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Contracten' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contracten' })).toBeVisible()
  await page.getByRole('button', { name: 'Vorige maand' }).click()
  await page.getByRole('searchbox', { name: 'Zoek op naam of ziekenhuis' }).fill('ter linde')
  const row = page.getByRole('row', { name: new RegExp(NORA) })
  await expect(row).toContainText('bevestigd')
  await expect(row).toContainText('72,00')
  await row.getByRole('button', { name: `Goedkeuren: ${NORA}` }).click()
  await expect(row).toContainText('goedgekeurd')
}

async function invoiceNovember(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Contracten' }).first().click()
  await expect(page.getByRole('heading', { name: 'Contracten' })).toBeVisible()
  await page.getByRole('button', { name: 'Vorige maand' }).click()
  await page.getByRole('searchbox', { name: 'Zoek op naam of ziekenhuis' }).fill('nora')
  await expect(page).toHaveURL(/q=nora/)
  await page.getByRole('link', { name: `Factureer: ${NORA}` }).click()
  await expect(page.getByRole('heading', { name: `${NORA} - ${CUSTOMER}` })).toBeVisible()
  await expect(page.getByText('BEVESTIGD', { exact: true })).toBeVisible()
  await expectBill(page)

  await page.getByRole('button', { name: 'Genereer factuur' }).click()
  const question = page.getByRole('dialog', { name: /^Ben je zeker dat je een factuur wil genereren/ })
  await expect(question).toContainText(`${CUSTOMER}, november 2026: ${TOTAL}.`)
  await question.getByRole('button', { name: 'Genereer factuur' }).click()
  await expect(page.getByRole('heading', { name: 'Factuuroverzicht Concept' })).toBeVisible()
  await expectBill(page)

  await page.getByRole('button', { name: 'Factureren' }).click()
  const title = page.getByRole('heading', { name: /^Factuuroverzicht 2026-\d{6}$/ })
  await expect(title).toBeVisible()
  return (await title.innerText()).replace('Factuuroverzicht ', '')
}

async function expectBill(page: Page): Promise<void> {
  for (const [description, quantity, unitPrice, amount] of lines) {
    const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: description }) })
    await expect(row.filter({ hasText: quantity }).filter({ hasText: unitPrice })).toContainText(amount)
  }
  await expect(page.getByText(TOTAL).first()).toBeVisible()
}

async function mailInvoice(page: Page, number: string): Promise<void> {
  await expect(page.getByText(paymentReferenceOf(number))).toBeVisible()
  await page.getByRole('button', { name: `Bevestig e-mail ${INVOICES_TO}` }).click()
  await page.getByRole('button', { name: 'Mailen', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Verstuurd' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nog eens Mailen' })).toBeVisible()

  // An earlier mail without an attachment asked the customer to confirm the address. The mail with the invoice has
  // attachments.
  const [mail, ...others] = (await mailsTo(INVOICES_TO)).filter(({ attachments }) => attachments.length > 0)
  expect(others.map(({ subject }) => subject)).toEqual([])
  expect(mail?.subject).toBe(`Factuur ${number} – ${CUSTOMER} – november 2026`)
  expect(withPlainSpaces(mail?.text ?? '')).toContain(
    `factuur ${number} van 01-12-2026, voor een bedrag van € 3.267,70`,
  )
  const pdfs = mail?.attachments.filter(({ mimeType }) => mimeType === 'application/pdf') ?? []
  expect(pdfs.map(({ filename }) => filename)).toEqual([`Factuur ${number}.pdf`, `Timesheet bij factuur ${number}.pdf`])
  const [invoice = '', timesheet = ''] = await Promise.all(
    pdfs.map(({ content }) => textOfPdf(new Uint8Array(content as ArrayBuffer))),
  )

  for (const [description, quantity, unitPrice, amount] of lines) {
    expect(invoice).toMatch(new RegExp(`${escaped(description)} [0-9:]+ ${quantity} ${unitPrice} vrij ${amount}`))
  }
  expect(invoice).toContain('Gewerkte uren 72,00')
  expect(invoice).toContain(`Te betalen ${TOTAL}`)
  expect(invoice).toContain(`Mededeling ${paymentReferenceOf(number)}`)
  expect(invoice).toContain('Uw referentie PO-88')

  // The customer's copy of the timesheet says that Nora was absent, but does not give the reason.
  expect(timesheet).toContain('Gewerkt 72,00 uur')
  expect(timesheet).toContain('09/11/2026 afwezig')
  expect(timesheet).toContain('17/11/2026 afwezig')
  expect(timesheet).not.toMatch(/ziek|vakantie|overdracht/i)
}

/**
 * The payment reference of an invoice number. Its first ten digits are the year and the sequence number. The check
 * digits are the remainder of these ten digits after division by 97.
 */
function paymentReferenceOf(number: string): string {
  const digits = number.replace('-', '')
  const check = String(Number(digits) % 97 || 97).padStart(2, '0')
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}${check}+++`
}

const escaped = (text: string): string => text.replaceAll(/[()+]/g, String.raw`\$&`)
