import type { Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { expect, test } from './fixtures/test.ts'

/**
 * Clicks the arrow to another month and types a text in the same task of the browser. The text is therefore typed
 * before the other month is rendered.
 */
const changeMonthAndType = (page: Page, sought: string) =>
  page.evaluate((text) => {
    const field = document.querySelector<HTMLInputElement>('input[type="search"]')
    const arrow = document.querySelector<HTMLButtonElement>('button[aria-label="Vorige maand"]')
    if (field === null || arrow === null) throw new Error('the screen has no search field or no month arrow')
    arrow.click()
    // React notices the input event only when the native setter has set the text before the event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, sought)

for (const [list, address] of [
  ['contracts', '/admin/viewcontracts'],
  ['invoices', '/admin/viewinvoices'],
] as const) {
  test(`the list of ${list} keeps a search text that HR types while the month changes`, async ({ as }) => {
    const page = await as(demo.hr, address)
    const search = page.getByRole('searchbox')
    await expect(search).toBeVisible()
    await changeMonthAndType(page, 'zoekterm')
    await expect(page).toHaveURL(/month=2026-11.*q=zoekterm|q=zoekterm.*month=2026-11/)
    await expect(search).toHaveValue('zoekterm')
  })
}
