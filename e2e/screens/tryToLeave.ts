import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'

/** Tries to close the page. The browser asks for a confirmation, and the user chooses to stay. */
export async function tryToLeave(page: Page): Promise<void> {
  const dialog = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await dialog
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
}
