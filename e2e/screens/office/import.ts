import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/expect.ts'

/** The import screen of one kind of data. */
export class ImportScreen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get errors(): Locator {
    return this.page.getByRole('table', { name: 'Fouten' })
  }

  get differing(): Locator {
    return this.page.getByRole('table', { name: 'Bestaat al, met andere gegevens' })
  }

  get sample(): Locator {
    return this.page.getByRole('table', { name: 'Zo komen ze erin' })
  }

  get importButton(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^Importe/ })
  }

  async templateName(): Promise<string> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'Sjabloon downloaden' }).click(),
    ])
    return download.suggestedFilename()
  }

  /** Chooses a file. It has the encoding and the line ends that a Dutch spreadsheet program on Windows uses. */
  async choose(name: string, lines: readonly string[]): Promise<void> {
    await this.chooseFile(name, Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1'))
  }

  async chooseFile(name: string, buffer: Buffer): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page
        .getByRole('main')
        .getByRole('button', { name: /estand kiezen$/ })
        .click(),
    ])
    await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer })
    await expect(this.page.getByRole('heading', { name: `3. Kijk na: ${name}` })).toBeVisible()
  }

  async run(button: string, done: string): Promise<void> {
    await this.importButton.and(this.page.getByRole('button', { name: button, exact: true })).click()
    await expect(this.page.getByRole('heading', { name: done })).toBeVisible()
  }

  async next(kind: string): Promise<void> {
    await this.page.getByRole('link', { name: `Volgende stap: ${kind}` }).click()
    await expect(this.page.getByRole('button', { name: 'Bestand kiezen' })).toBeVisible()
  }

  async another(): Promise<void> {
    await this.page.getByRole('button', { name: 'Nog een bestand' }).click()
  }
}
