import { expect, type Page } from '@playwright/test'
import { Calendar } from './calendar.ts'

/** The first of all shifts, on the second of December; of the house's only type, from seven to six past three. */
export async function planFirstShift(page: Page, customer: string): Promise<void> {
  await page.getByRole('link', { name: 'Uurrooster' }).first().click()
  await expect(page.getByRole('grid', { name: `Uurrooster bij ${customer}, december 2026` })).toBeVisible()
  const calendar = new Calendar(page)
  await calendar.plan('woensdag 2 december', 'Vroege')
  await expect(calendar.day('woensdag 2 december')).toHaveAccessibleName(/, Vroege 07:00 tot 15:06/)
}
