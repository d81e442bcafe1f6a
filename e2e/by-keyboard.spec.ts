import type { Locator, Page } from '@playwright/test'
import { Office } from './house/office.ts'
import { expect, test } from './house/test.ts'
import { Calendar } from './screens/calendar.ts'

const MIEKE = 'Mieke Toetsen'
const CUSTOMER = 'Polikliniek Zonder Muis'

/** As far as Tab has to go at most from one thing on the screen to another. */
const FAR = 60

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < FAR; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

test('Mieke plans, plans a range, removes and locks December without touching the mouse', async ({ as }) => {
  const office = await Office.open()
  const mieke = await office.hire(MIEKE, { from: '2026-12-01' })
  const customerId = await office.welcomeCustomer(CUSTOMER, { abbreviation: 'MUIS', invoicesTo: 'muis@reizen.example' })
  const labourTime = { startTime: '08:00', endTime: '16:06' }
  const breakTime = { startTime: '12:00', endTime: '12:30' }
  await office.addShiftType(customerId, { name: 'Dag', color: '#F3DDAE', labourTime, breakTime })
  await office.sign(mieke, { customerId, from: '2026-12-01', rate: 40 })

  const page = await as(MIEKE)
  const { keyboard } = page
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await tabTo(page, menu.getByRole('link', { name: 'Uurrooster' }))
  await keyboard.press('Enter')
  const calendar = new Calendar(page)
  const today = calendar.day('dinsdag 1 december')
  await expect(today).toHaveAccessibleName('dinsdag 1 december 2026, vandaag, niets gepland')

  await tabTo(page, today)
  await keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Kies je shift' })
  await expect(picker.getByRole('button', { name: /^Dag/ })).toBeFocused()
  await keyboard.press('Enter')
  await expect(today).toHaveAccessibleName(/, Dag 08:00 tot 16:06$/)
  await expect(today, 'the focus goes back to where it was').toBeFocused()

  await keyboard.press('ArrowRight')
  await keyboard.press('Shift+ArrowRight')
  await keyboard.press('Shift+ArrowRight')
  await expect(calendar.day('donderdag 3 december')).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('Enter')
  await expect(picker).toContainText('woensdag 2 – vrijdag 4 december 2026')
  await expect(picker.getByRole('button', { name: /^Dag/ })).toBeFocused()
  await keyboard.press('Enter')
  for (const day of ['woensdag 2', 'donderdag 3', 'vrijdag 4']) {
    await expect(calendar.day(`${day} december`)).toHaveAccessibleName(/, Dag 08:00 tot 16:06$/)
  }

  await expect(page.getByText(/^Dag gepland op .*4/)).toBeVisible()
  await expect(calendar.day('vrijdag 4 december')).toBeFocused()
  await keyboard.press('ArrowLeft')
  await keyboard.press('Delete')
  await expect(calendar.day('donderdag 3 december')).toHaveAccessibleName(/, niets gepland$/)
  await keyboard.press('ArrowDown')
  await keyboard.press('Home')
  await expect(calendar.day('maandag 7 december')).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Planning vastzetten' }))
  await keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: /^Ben je zeker dat je de planning wilt vastzetten/ })
  await expect(question.getByRole('button', { name: 'Planning vastzetten' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText('bezig', { exact: true })).toBeVisible()
})
