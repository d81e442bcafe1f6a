import type { Locator, Page } from '@playwright/test'

/** The dialog that bills many contracts at once. It shows the choice of contracts, the progress, and the report. */
export class Billing {
  readonly page: Page
  readonly choice: Locator
  readonly report: Locator
  /** The text with the progress, and later the text of the report. */
  readonly status: Locator

  constructor(page: Page) {
    this.page = page
    this.choice = page.getByRole('dialog', { name: /^Facturen maken voor / })
    this.report = page.getByRole('dialog', { name: /^(Facturen maken|Factureren|Verzenden)$/ })
    this.status = this.report.getByRole('status')
  }

  contract(name: string): Locator {
    return this.choice.getByRole('checkbox', { name: new RegExp(name) })
  }

  /** A person's row of the report. When the contract was skipped, it shows the reason. */
  row(name: string): Locator {
    return this.report.getByRole('row').filter({ hasText: name })
  }

  /** The part of the report with the items of one customer. */
  ofCustomer(name: string): Locator {
    return this.report.locator('section').filter({ hasText: name })
  }

  /** Clicks the button that tries the skipped contracts again. */
  async retry(): Promise<void> {
    await this.report.getByRole('button', { name: /opnieuw/i }).click()
  }

  async close(): Promise<void> {
    await this.report.getByRole('button', { name: 'Sluiten' }).last().click()
  }

  /** Selects all invoices of one customer in the list. */
  async chooseAll(customer: string, status: 'created' | 'confirmed' | 'all'): Promise<void> {
    const filter = status === 'created' ? '' : `&status=${status}`
    await this.page.goto(`/admin/viewinvoices?month=2026-11${filter}&q=${customer.replaceAll(' ', '+')}`)
    await this.page.getByRole('columnheader').getByRole('checkbox').check()
  }
}
