import type { Locator, Page } from '@playwright/test'
import { Office } from './fixtures/offices/office.ts'
import { textOfDownload } from './fixtures/files/readPdf.ts'
import { expect, test } from './fixtures/test.ts'
import { Calendar } from './screens/month/calendar.ts'
import { Timesheet } from './screens/month/timesheet.ts'

/**
 * Mieke's December has 23 weekdays, which are 174,80 hours. She plans the shift 'Dag' of 7,60 hours on 1, 2 and 4
 * December, makes the shift of 1 December one hour longer, and books a day of vacation on the 7th. Christmas is on a
 * Friday. Her hours are 8,60 + 2 × 7,60 + 7,60 for the vacation + 7,60 for Christmas = 39,00.
 */
const MIEKE = 'Mieke Toetsen'
const CUSTOMER = 'Polikliniek Zonder Muis'

/** The maximum number of Tab presses between two elements of the screen. */
const FAR = 60

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let steps = 0; steps < FAR; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

test('the employee Mieke plans, corrects and confirms December with only the keyboard', async ({ as }) => {
  await openWithoutMouse()
  const page = await as(MIEKE, '/welcome')
  await press(page, page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Uurrooster' }))
  await test.step('the employee Mieke plans shifts in December', () => plan(page))
  await test.step('the employee Mieke books a day of vacation', () => takeVacation(page))
  await test.step('the employee Mieke locks the planning of December', () => lock(page))
  await test.step('the employee Mieke corrects a shift', () => correct(page))
  await test.step('the employee Mieke confirms the timesheet of December', () => confirm(page))
})

async function openWithoutMouse(): Promise<void> {
  const office = await Office.open()
  const mieke = await office.hire(MIEKE, { from: '2026-12-01' })
  await office.grantVacation(mieke, { year: 2026, days: 5 })
  const customerId = await office.welcomeCustomer(CUSTOMER, { abbreviation: 'MUIS', invoicesTo: 'muis@reizen.example' })
  const labourTime = { startTime: '08:00', endTime: '16:06' }
  const breakTime = { startTime: '12:00', endTime: '12:30' }
  await office.addShiftType(customerId, { name: 'Dag', color: '#F3DDAE', labourTime, breakTime })
  await office.sign(mieke, { customerId, from: '2026-12-01', rate: 40 })
}

async function plan(page: Page): Promise<void> {
  const { keyboard } = page
  const calendar = new Calendar(page)
  const today = calendar.day('dinsdag 1 december')
  await expect(today).toHaveAccessibleName('dinsdag 1 december 2026, vandaag, niets gepland')

  await tabTo(page, today)
  await keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Kies je shift' })
  await expect(picker.getByRole('button', { name: /^Dag/ })).toBeFocused()
  await keyboard.press('Enter')
  await expect(today).toHaveAccessibleName(/, Dag 08:00 tot 16:06/)
  await expect(today, 'the day has the focus again').toBeFocused()

  await keyboard.press('ArrowRight')
  await keyboard.press('Shift+ArrowRight')
  await keyboard.press('Shift+ArrowRight')
  await expect(calendar.day('donderdag 3 december')).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('Enter')
  await expect(picker).toContainText('woensdag 2 – vrijdag 4 december 2026')
  await expect(picker.getByRole('button', { name: /^Dag/ })).toBeFocused()
  // The message stays for a few seconds only, so the test looks for the message before it looks at the days.
  const message = expect(page.getByText(/^Dag gepland op .*4/)).toBeVisible()
  await keyboard.press('Enter')
  await message
  for (const day of ['woensdag 2', 'donderdag 3', 'vrijdag 4']) {
    await expect(calendar.day(`${day} december`)).toHaveAccessibleName(/, Dag 08:00 tot 16:06/)
  }

  await expect(calendar.day('vrijdag 4 december')).toBeFocused()
  await keyboard.press('ArrowLeft')
  await keyboard.press('Delete')
  await expect(calendar.day('donderdag 3 december')).toHaveAccessibleName(/, niets gepland$/)
  await keyboard.press('ArrowDown')
  await keyboard.press('Home')
  await expect(calendar.day('maandag 7 december')).toBeFocused()
}

async function takeVacation(page: Page): Promise<void> {
  const calendar = new Calendar(page)
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Kies je shift' })
  await press(page, picker.getByRole('button', { name: /^Voeg vakantie toe/ }))
  await press(page, picker.getByRole('button', { name: 'Volledige dag' }))
  await expect(calendar.day('maandag 7 december')).toHaveAccessibleName(/, Vakantie volledige dag$/)
  await expect(calendar.day('maandag 7 december')).toBeFocused()
}

async function lock(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Planning vastzetten' }))
  const question = page.getByRole('dialog', { name: /^Ben je zeker dat je de planning wilt vastzetten/ })
  await expect(question.getByRole('button', { name: 'Planning vastzetten' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('bezig', { exact: true })).toBeVisible()
}

async function correct(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Naar timesheet' }))
  const timesheet = new Timesheet(page)
  await press(page, timesheet.row('01/12/2026').getByRole('button').first())
  const heading = page.getByRole('heading', { name: 'Shift aanpassen' })
  await expect(heading).toBeVisible()
  await typeInto(page, page.getByRole('textbox', { name: 'Einde', exact: true }), '17:06')
  await press(page, page.getByRole('switch', { name: 'Oproep?' }), 'Space')
  await tabTo(page, page.getByRole('radio', { name: 'Geen oproep' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Oproep 24' })).toBeChecked()
  await typeInto(page, page.getByRole('textbox', { name: 'Opmerking' }), 'Zonder muis')
  await press(page, page.getByRole('button', { name: 'Opslaan' }))
  await expect(heading).toBeHidden()
  await expect(timesheet.row('01/12/2026')).toContainText('8,60')
}

async function confirm(page: Page): Promise<void> {
  await expect(page.getByText('39 van 174,8 uur')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Bevestig Timesheet' }))
  const question = page.getByRole('dialog', { name: /^Ben je zeker dat je de timesheet wilt bevestigen/ })
  await expect(question.getByRole('button', { name: 'Bevestig Timesheet' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('ingediend')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name: 'Download PDF' }))
  const text = await textOfDownload(await downloading)
  expect(text).toContain('01/12/2026 Dag 08:00 – 17:06 12:00 – 12:30 oproep 24 Zonder muis 8,60')
  expect(text).toContain('Gewerkt 23,80 uur')
}
