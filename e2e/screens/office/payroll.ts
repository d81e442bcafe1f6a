import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/expect.ts'

/** The screen /admin/viewTimeSheet. A row is found by its day, such as '04-11-2026'. */
export class PayrollTimesheet {
  readonly page: Page
  readonly calendar: Locator
  readonly table: Locator

  constructor(page: Page) {
    this.page = page
    this.calendar = page.getByRole('table', { name: /^Kalender van/ })
    this.table = page.getByRole('table', { name: /^Looncodes van/ })
  }

  row(day: string): Locator {
    return this.table.getByRole('row').filter({ hasText: day })
  }

  /** Returns the heights of the rows in pixels. A height that several rows have is in the result once. */
  async heights(): Promise<ReadonlySet<number | undefined>> {
    const rows = await this.table.locator('tbody tr').all()
    return new Set(await Promise.all(rows.map(async (row) => (await row.boundingBox())?.height)))
  }

  /** Returns the cells of a column, without the total. */
  async column(index: number): Promise<string[]> {
    const cells = this.table.locator(`tbody tr td:nth-child(${index})`)
    return (await cells.allInnerTexts()).map((text) => text.trim())
  }

  /** Returns the texts in a day of the calendar. The number of the day is first. */
  async day(number: number): Promise<string[]> {
    const cell = this.calendar
      .locator('td:not([data-out])')
      .filter({ has: this.page.getByText(String(number), { exact: true }) })
    return cell.locator('span').allInnerTexts()
  }

  async sortBy(column: string): Promise<void> {
    await this.table.getByRole('columnheader', { name: column }).getByRole('button').click()
  }

  async editCode(day: string): Promise<Locator> {
    await this.row(day)
      .getByRole('button', { name: /^Code .* wijzigen$/ })
      .click()
    const field = this.page.getByLabel(`Looncode van ${day}`, { exact: true }).and(this.page.locator('input'))
    await expect(field).toBeFocused()
    return field
  }

  conversion(day: string): Locator {
    return this.row(day).getByRole('button', { name: /omzetten$/ })
  }
}

/** Returns the text of the file that a button downloads. */
export async function savedBy(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}
