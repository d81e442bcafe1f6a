import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/expect.ts'

/** The screen 'Vakantiesaldo's', with the table and the dialog of one leave counter. */
export class VacationScreen {
  readonly page: Page
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: 'Pas vakantiesaldo aan' })
  }

  async search(name: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Zoek op voornaam' }).fill(name)
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  counter(name: string, counter: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`, ${name}, ${counter}$`) })
  }

  /** Opens the leave counters of a person on a phone. Each person is one line with the vacation days left. */
  async openOnPhone(name: string, left: string): Promise<void> {
    await this.page.setViewportSize({ width: 360, height: 740 })
    const open = this.page.getByRole('button', { name, exact: true })
    const line = this.page.getByRole('row').filter({ has: open })
    await expect(line).toContainText(left)
    expect((await line.boundingBox())!.height, 'the row of a person is one line').toBeLessThan(80)
    await open.click()
    await expect(this.counter(name, 'Wettelijke vakantie')).toBeVisible()
    const details = this.page.getByRole('link', { name: new RegExp(name) })
    await expect(details).toHaveAttribute('href', /viewUserDetail/)
  }

  field(name: 'Oorspronkelijk saldo' | 'Huidig saldo'): Locator {
    return this.dialog.getByRole('textbox', { name, exact: true })
  }

  step(field: 'Oorspronkelijk saldo' | 'Huidig saldo', by: 'meer' | 'minder'): Locator {
    return this.dialog.getByRole('button', { name: `${field}: een halve dag ${by}` })
  }

  async expectBalances(original: string, current: string): Promise<void> {
    await expect(this.field('Oorspronkelijk saldo')).toHaveValue(original)
    await expect(this.field('Huidig saldo')).toHaveValue(current)
  }
}
