import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/expect.ts'

/**
 * The screen /admin/details with the title 'Overzicht shiften {username}'. A row is found by its day, such as
 * '13-11-2026'.
 */
export class PersonMonth {
  readonly page: Page
  readonly table: Locator

  constructor(page: Page) {
    this.page = page
    this.table = page.getByRole('table', { name: /^Shiften en afwezigheden van/ })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  rows(day: string): Locator {
    return this.table.getByRole('row').filter({ hasText: day })
  }

  /** Opens the editor of a day, which appears below the row of that day. */
  async edit(day: string): Promise<void> {
    await this.rows(day).getByRole('button').first().click()
  }

  async fill(name: string, value: string): Promise<void> {
    // The label of a text field with a maximum length also contains the number of letters.
    const field = this.page.getByRole('textbox', { name: new RegExp(`^${name}(?: \\d|$)`) })
    await field.fill(value)
    await field.press('Tab')
  }

  /** Filters on the shifts of one customer or of all customers. */
  async show(customer: string): Promise<void> {
    await this.page.getByLabel('Toon klant').selectOption(customer)
  }

  async choose(name: string, option: string): Promise<void> {
    await (await this.open(name)).filter({ hasText: new RegExp(`^${option}(?:nog |$)`) }).click()
  }

  /** Opens a list of choices and returns its options. An option shows the balance that is left. */
  async open(name: string): Promise<Locator> {
    await this.page.getByRole('combobox', { name, exact: true }).click()
    return this.page.getByRole('listbox').getByRole('option')
  }

  /** Fills in all fields of the absence form. */
  async fillAbsence(day: string, kind: string, length: 'Volledige dag' | 'Halve dag'): Promise<void> {
    await this.fill('Datum', day)
    await this.choose('Type', kind)
    await this.page.getByLabel('Duur').selectOption(length)
  }

  async save(): Promise<void> {
    const save = this.button('Wijzigingen opslaan')
    await save.click()
    await expect(save).toBeHidden()
  }

  /** Undoes the last action. This is possible while its message is visible. */
  async undo(text: string): Promise<void> {
    const toast = this.page.getByRole('alert').filter({ hasText: text })
    await toast.getByRole('button', { name: 'Ongedaan maken' }).click()
  }

  async expectErrors(errors: readonly string[]): Promise<void> {
    for (const error of errors) await expect(this.page.getByText(error, { exact: true })).toBeVisible()
  }
}
