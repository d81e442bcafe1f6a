import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/expect.ts'

type Part = 'Eigen firma' | 'HR werkgevers' | 'Boekhoudkosten' | 'Feestdagen' | 'Regels' | 'Bewaartermijnen'

/** The screen /admin/settings. It shows one section at a time. */
export class SettingsScreen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the settings from the menu, as HR does. */
  async open(part: Part): Promise<void> {
    const menu = this.page.getByRole('button', { name: 'Beheer' })
    await menu.click()
    await this.page.getByRole('menuitem', { name: 'Instellingen' }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: 'Instellingen' })).toBeVisible()
    await this.page.getByRole('radiogroup', { name: 'Onderdeel' }).getByText(part, { exact: true }).click()
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true })
  }

  async enter(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.field(name).fill(value)
      // The field must lose the focus, because its open calendar would cover the next field.
      await this.field(name).press('Tab')
    }
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text })
  }

  async expectErrors(errors: readonly string[]): Promise<void> {
    for (const error of errors) await expect(this.page.getByText(error, { exact: true })).toBeVisible()
  }
}
