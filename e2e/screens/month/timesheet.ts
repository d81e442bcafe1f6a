import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/expect.ts'

/** The screen 'Overzicht Shiften'. A row is found by its day, such as '13/11/2026'. */
export class Timesheet {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  row(day: string): Locator {
    return this.page.getByRole('row').filter({ hasText: day })
  }

  /** Opens the editor of a row, calls `fill`, and then saves. */
  async correct(day: string, fill: (form: ShiftForm) => Promise<void>): Promise<void> {
    await this.row(day).getByRole('button').first().click()
    const heading = this.page.getByRole('heading', { name: 'Shift aanpassen' })
    await expect(heading).toBeVisible()
    await fill(new ShiftForm(this.page))
    await this.page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(heading).toBeHidden()
  }

  /** Opens the editor of the first shift in the table. */
  async openFirst(): Promise<void> {
    await this.page
      .getByRole('row', { name: /\d{2}\/\d{2}\/\d{4}/ })
      .first()
      .getByRole('button')
      .first()
      .click()
    await expect(this.page.getByRole('heading', { name: 'Shift aanpassen' })).toBeVisible()
  }

  async turnIntoSickness(day: string): Promise<void> {
    await this.row(day).getByRole('button').first().click()
    await this.page.getByRole('button', { name: 'Naar Ziekte Omzetten' }).click()
    const question = this.page.getByRole('dialog', { name: 'Wil je deze shift naar ziekte omzetten?' })
    await question.getByRole('button', { name: 'Naar Ziekte Omzetten' }).click()
    await expect(question).toBeHidden()
  }

  async add(day: string, fill: (form: ShiftForm) => Promise<void>): Promise<void> {
    await this.page.getByRole('button', { name: 'Toevoegen' }).click()
    await this.page.getByRole('textbox', { name: 'Datum' }).fill(day)
    await fill(new ShiftForm(this.page))
    const save = this.page.getByRole('button', { name: 'Shift opslaan' })
    await save.click()
    await expect(save).toBeHidden()
  }
}

/** The fields of a shift. The form for a new shift and the form for an existing shift have the same fields. */
export class ShiftForm {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async times(start: string, end: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Start', exact: true }).fill(start)
    await this.page.getByRole('textbox', { name: 'Einde', exact: true }).fill(end)
  }

  async pause(start: string, end: string): Promise<void> {
    await this.page.getByRole('switch', { name: 'Pauze genomen?' }).check()
    await this.page.getByRole('textbox', { name: 'Begin pauze' }).fill(start)
    await this.page.getByRole('textbox', { name: 'Einde pauze' }).fill(end)
  }

  async callout(kind: string): Promise<void> {
    await this.page.getByRole('switch', { name: 'Oproep?' }).check()
    await this.page.getByRole('radio', { name: kind }).check()
  }

  async interrupted(): Promise<void> {
    await this.page.getByRole('switch', { name: 'Onderbroken?' }).check()
  }

  async remark(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Opmerking' }).fill(text)
  }
}
