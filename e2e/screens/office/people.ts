import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/expect.ts'

/** The screen 'Overzicht gebruikers', with the list and above it the form for a new person. */
export class PeopleScreen {
  readonly page: Page
  readonly search: Locator

  constructor(page: Page) {
    this.page = page
    this.search = page.getByRole('searchbox', { name: 'Zoek op voornaam of naam' })
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/viewusers')
    await expect(this.row('Annelies')).toBeVisible()
  }

  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text })
  }

  /** Returns the cells of a column, without the header. */
  column(index: number): Promise<string[]> {
    return this.page
      .getByRole('table', { name: 'Overzicht gebruikers' })
      .locator(`tbody tr td:nth-child(${index})`)
      .allInnerTexts()
  }

  async show(status: 'Actief' | 'Niet actief' | 'Alle'): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Status' }).getByText(status, { exact: true }).click()
  }
}

/** The fields of a person. The form for a new person and the form for an existing person have the same fields. */
export class PersonForm {
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

  async expectErrors(errors: readonly string[]): Promise<void> {
    for (const error of errors) await expect(this.page.getByText(error, { exact: true })).toBeVisible()
  }
}

/** A dialog that asks for a day and shows the effect of the action on that day. */
export class DayQuestion {
  readonly dialog: Locator

  constructor(page: Page, title: string) {
    this.dialog = page.getByRole('dialog', { name: title })
  }

  async choose(label: string, day: string): Promise<void> {
    const field = this.dialog.getByRole('textbox', { name: label })
    await field.fill(day)
    await field.press('Tab')
  }

  async confirm(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name }).click()
    await expect(this.dialog).toBeHidden()
  }
}
