import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/expect.ts'

/** The sections below the fields of a person. */
export class PersonSections {
  readonly page: Page
  readonly partTime: Locator
  readonly sickness: Locator
  readonly recup: Locator
  readonly bonuses: Locator
  readonly corrections: Locator
  readonly vacation: Locator

  constructor(page: Page) {
    this.page = page
    const panel = (name: string) => page.getByRole('region', { name, exact: true })
    this.partTime = panel('Deeltijds percentage')
    this.sickness = page.getByRole('table', { name: 'Langdurige ziekte' })
    this.recup = panel('Recup')
    this.bonuses = panel('Recupbonussen')
    this.corrections = panel('Correcties')
    this.vacation = panel("Vakantiesaldo's 2026")
  }

  async open(personId: number): Promise<void> {
    await this.page.goto(`/admin/viewUserDetail?user=${personId}`)
    await expect(this.partTime).toBeVisible()
  }

  /** Types a day in the format of HR. With '', the field becomes empty. */
  async fillDay(label: string, day: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: label, exact: true })
    await field.fill(day)
    await field.press('Tab')
  }

  async fill(label: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label, exact: true }).fill(text)
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /**
   * Saves, and waits until the editor has closed. Otherwise a test could read unsaved values in the editor as saved
   * values.
   */
  async save(): Promise<void> {
    await this.press('Opslaan')
    await expect(this.page.getByRole('button', { name: 'Opslaan', exact: true })).toHaveCount(0)
  }

  /** Checks the rows of part-time records. The latest row is first. */
  async expectPartTime(rows: readonly string[]): Promise<void> {
    await expect(this.partTime.getByRole('row').filter({ hasText: '%' })).toHaveText(rows.map((row) => matching(row)))
  }

  async adjustPartTime(period: string): Promise<void> {
    await this.press(`Datums aanpassen: ${period}`)
  }
}

/** Makes a pattern from words with ' … ' between them. It matches a text that has all these words in this order. */
const matching = (words: string): RegExp => new RegExp(words.split(' … ').map(RegExp.escape).join('.*'))
