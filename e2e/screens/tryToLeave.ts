import { expect, type Page } from '@playwright/test'

/** Closes the page. The browser first asks for a confirmation, and the user stays. */
export async function tryToLeave(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
}
