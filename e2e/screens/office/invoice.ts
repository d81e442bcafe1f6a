import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/expect.ts'

/** The screen of one invoice. */
export class InvoiceScreen {
  readonly page: Page
  readonly payments: Locator
  /** The list of the deliveries over Peppol. */
  readonly deliveries: Locator
  readonly history: Locator

  constructor(page: Page) {
    this.page = page
    const panel = (title: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    this.payments = page.getByRole('region', { name: 'Betalingen', exact: true })
    this.deliveries = panel('Peppol').locator('ul > li')
    this.history = panel('Wat er gebeurde')
  }

  async open(id: number): Promise<this> {
    await this.page.goto(`/admin/viewinvoicedetail?invoice=${id}`)
    return this
  }

  /** The delivery of the document whose number contains this text. */
  delivery(number: string): Locator {
    return this.deliveries.filter({ hasText: number })
  }

  /** Checks the total of the credit note that the dialog shows, and then credits hours of the first line. */
  async creditHours(hours: string, { result, reason }: { result: string; reason: string }): Promise<void> {
    await this.page.getByRole('button', { name: 'Creditnota', exact: true }).click()
    const dialog = this.page.getByRole('dialog', { name: /^Creditnote datum/ })
    await dialog.getByRole('radio', { name: 'Delen van lijnen' }).check()
    await dialog.getByLabel('Aantal (uur)').first().fill(hours)
    await expect(dialog.getByRole('status').filter({ hasText: 'De creditnota wordt' })).toContainText(result)
    await dialog.getByLabel('Reden').fill(reason)
    await dialog.getByRole('button', { name: 'Creditnota maken' }).click()
    await expect(dialog).toBeHidden()
  }
}
