import type { Locator, Page } from '@playwright/test'

/** Billing many at once: the choice of contracts, how far it is, and the report. */
export class Billing {
  readonly page: Page
  readonly choice: Locator
  readonly report: Locator
  /** What came of it, or how far it is. */
  readonly status: Locator

  constructor(page: Page) {
    this.page = page
    this.choice = page.getByRole('dialog', { name: /^Facturen maken voor / })
    this.report = page.getByRole('dialog', { name: /^(Facturen maken|Factureren|Mailen)$/ })
    this.status = this.report.getByRole('status')
  }

  contract(name: string): Locator {
    return this.choice.getByRole('checkbox', { name: new RegExp(name) })
  }

  /** Somebody’s row of the report, and below it why it was passed over. */
  row(name: string): Locator {
    return this.report.getByRole('row').filter({ hasText: name })
  }

  /** For what was not done. */
  async retry(): Promise<void> {
    await this.report.getByRole('button', { name: /opnieuw/i }).click()
  }

  async close(): Promise<void> {
    await this.report.getByRole('button', { name: 'Sluiten' }).last().click()
  }

  /** All that the list shows of one customer. */
  async chooseAll(customer: string, status: 'created' | 'confirmed' | 'all'): Promise<void> {
    const filter = status === 'created' ? '' : `&status=${status}`
    await this.page.goto(`/admin/viewinvoices?month=2026-11${filter}&q=${customer.replaceAll(' ', '+')}`)
    await this.page.getByRole('columnheader').getByRole('checkbox').check()
  }
}
