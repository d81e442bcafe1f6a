import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/expect.ts'

/** The screen 'Nieuw jaar', with the preview for each person and the dialog that asks for a confirmation. */
export class NewYearScreen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  async find(name: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Zoek op naam' }).fill(name)
    await expect(this.row(name)).toBeVisible()
  }

  transfer(name: string): Locator {
    return this.page.getByRole('textbox', { name: `Overdracht van ${name}, in dagen` })
  }

  show(list: 'Wijzigingen' | 'Na te kijken' | 'Iedereen'): Locator {
    return this.page.getByText(new RegExp(`^${list}( \\d+)?$`))
  }

  async run(name: string): Promise<void> {
    await this.page.getByRole('checkbox', { name }).check()
    await this.page.getByRole('button', { name: 'Verwerk 1 medewerker' }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Verwerken' }).click()
  }
}
