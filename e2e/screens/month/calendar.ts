import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/expect.ts'

/** The calendar of an employee. A day is found by its name, such as 'maandag 2 november 2026'. */
export class Calendar {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  day(name: string): Locator {
    return this.page.getByRole('gridcell', { name: new RegExp(`^${name}`) })
  }

  /** Plans a shift on a day without a shift or absence. */
  async plan(day: string, shift: string): Promise<void> {
    await this.day(day).click()
    await this.choose(shift)
    await expect(this.day(day)).toHaveAccessibleName(new RegExp(`, ${shift} `))
  }

  async chooseRange(first: string, last: string): Promise<void> {
    // `dragTo` presses the mouse button when the pointer is on the first day. A position that is measured earlier could
    // be wrong, because a banner that appears moves the calendar. The drag begins beside the labels of the day, because
    // the drag of a label would move a shift.
    await this.day(first).dragTo(this.day(last), { sourcePosition: { x: 8, y: 8 } })
  }

  async planRange(first: string, last: string, shift: string): Promise<void> {
    await this.chooseRange(first, last)
    await this.choose(shift)
    for (const day of [first, last]) await expect(this.day(day)).toHaveAccessibleName(new RegExp(`, ${shift} `))
  }

  async choose(shift: string): Promise<void> {
    const picker = this.page.getByRole('dialog', { name: 'Kies je shift' })
    await picker.getByRole('button', { name: new RegExp(`^${shift}\\b`) }).click()
    await expect(picker).toBeHidden()
  }

  /** Books leave on a day that already has a shift. */
  async takeLeave(day: string, kind: string, length: string, beside?: string): Promise<void> {
    const dialog = beside === undefined ? await this.openDay(day) : await this.openShift(day, beside)
    await dialog.getByRole('button', { name: new RegExp(`^Voeg ${kind} toe`) }).click()
    await dialog.getByRole('button', { name: length, exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  async openDay(day: string): Promise<Locator> {
    await this.day(day).press('Enter')
    return this.page.getByRole('dialog', { name: 'Kies je shift' })
  }

  /** Opens the shift of a day. Repeats the click, because a shift opens only after the server has confirmed it. */
  async openShift(day: string, shift: string): Promise<Locator> {
    const dialog = this.page.getByRole('dialog', { name: 'Wilt u volgende shift verwijderen/aanpassen?' })
    await expect(async () => {
      // Without `force`, Playwright would not click the label, because the day gets the pointer events of its labels.
      await this.day(day).getByText(shift, { exact: true }).click({ force: true })
      await expect(dialog).toBeVisible({ timeout: 1000 })
    }).toPass()
    return dialog
  }
}
