import type { Page } from '@playwright/test'
import { expect } from '../../fixtures/expect.ts'
import { Calendar } from './calendar.ts'

/** Plans a shift on 2 December with the shift type 'Vroege', as an employee. */
export async function planFirstShift(page: Page, customer: string, times: string): Promise<void> {
  await page.getByRole('link', { name: 'Uurrooster' }).first().click()
  await expect(page.getByRole('grid', { name: `Uurrooster bij ${customer}, december 2026` })).toBeVisible()
  const calendar = new Calendar(page)
  // The calendar shows a shift before the server has stored it, so the test waits for the answer.
  const stored = page.waitForResponse((response) => response.url().endsWith('/planned/addshift'))
  await calendar.plan('woensdag 2 december', 'Vroege')
  expect((await stored).ok()).toBe(true)
  await expect(calendar.day('woensdag 2 december')).toHaveAccessibleName(new RegExp(`, Vroege ${times}`))
}
