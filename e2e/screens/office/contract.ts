import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/expect.ts'

/** A form about a contract, an order (a period of a contract with its hourly rate) or a rate. */
export class ContractForm {
  readonly #place: Locator

  constructor(place: Locator) {
    this.#place = place
  }

  field(name: string): Locator {
    return this.#place.getByRole('textbox', { name, exact: true })
  }

  /** Types a value in each field and leaves the field. Otherwise an open calendar could cover the next field. */
  async enter(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.field(name).fill(value)
      await this.field(name).press('Tab')
    }
  }

  async choose(name: string, typed: string): Promise<void> {
    const choice = this.#place.getByRole('combobox', { name })
    await choice.fill(typed)
    await this.#place.page().getByRole('option', { name: typed }).click()
  }

  async expectErrors(errors: readonly string[]): Promise<void> {
    for (const error of errors) await expect(this.#place.getByText(error, { exact: true })).toBeVisible()
  }

  button(name: string): Locator {
    return this.#place.getByRole('button', { name, exact: true })
  }
}

/**
 * The screen /admin/viewcontractDetail. An order (a period of the contract with its hourly rate) is found by its days.
 */
export class ContractScreen {
  readonly page: Page
  readonly orders: Locator
  readonly form: ContractForm

  constructor(page: Page) {
    this.page = page
    this.orders = page.getByRole('table', { name: 'Orders' })
    this.form = new ContractForm(page.getByRole('main'))
  }

  async editOrder(period: string): Promise<void> {
    await this.page.getByRole('button', { name: `Order aanpassen: ${period}` }).click()
    await expect(this.page.getByRole('heading', { name: 'Order aanpassen' })).toBeVisible()
  }

  async expectRates(rates: string[]): Promise<void> {
    await expect(this.orders.getByText(/^€/)).toContainText(rates)
  }
}
