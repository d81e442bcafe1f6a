import { expect, type Page } from '@playwright/test'
import { Calendar } from './calendar.ts'

/** Plans the first shift of the company: on 2 December, with the only shift type, 07:00–15:06. */
export async function planFirstShift(page: Page, customer: string): Promise<void> {
  await page.getByRole('link', { name: 'Uurrooster' }).first().click()
  await expect(page.getByRole('grid', { name: `Uurrooster bij ${customer}, december 2026` })).toBeVisible()
  const calendar = new Calendar(page)
  // The calendar shows a shift before the server has stored it.
  const stored = page.waitForResponse((response) => response.url().endsWith('/planned/addshift'))
  await calendar.plan('woensdag 2 december', 'Vroege')
  expect((await stored).ok()).toBe(true)
  await expect(calendar.day('woensdag 2 december')).toHaveAccessibleName(/, Vroege 07:00 tot 15:06/)
}
