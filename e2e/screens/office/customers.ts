import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/expect.ts'

/** The screen 'Klanten', with the list and above it the form for a new customer. */
export class CustomersScreen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/viewcustomers')
    await expect(this.row('AZ Klaverveld').first()).toBeVisible()
  }

  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text })
  }

  /** Returns the cells of a column, without the header. */
  async column(index: number): Promise<string[]> {
    return this.page.getByRole('table', { name: 'Klanten' }).locator(`tbody tr td:nth-child(${index})`).allInnerTexts()
  }

  async show(status: 'Actief' | 'Niet actief' | 'Alle'): Promise<void> {
    await this.page.getByText(status, { exact: true }).first().click()
  }
}

/** The fields of a customer. The form for a new customer and the form for an existing customer have the same fields. */
export class CustomerForm {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true })
  }

  async enter(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value)
  }

  async expectValues(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await expect(this.field(name)).toHaveValue(value)
  }

  /** Chooses the parent of a customer, and returns the dialog that opens. */
  async chooseParent(name: string): Promise<Locator> {
    const parent = this.page.getByRole('combobox', { name: 'Moederbedrijf' })
    await parent.click()
    await parent.fill(name)
    await this.page.getByRole('option', { name }).click()
    const dialog = this.page.getByRole('dialog', { name: `Wat neem je over van ${name}?` })
    await expect(dialog).toBeVisible()
    return dialog
  }
}

/** Finds a fact on the detail screen by its name, and returns its value. */
export const factOf = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Gegevens' })
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition')
