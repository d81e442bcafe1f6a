import type { Locator, Page } from '@playwright/test'

/**
 * The screen /admin/dashboard with the title 'Planning van {username}'. A day is found by its name, such as 'maandag 9
 * november 2026'.
 */
export class PersonPlanning {
  readonly page: Page
  readonly differences: Locator

  constructor(page: Page) {
    this.page = page
    this.differences = page.getByRole('region', { name: 'Gewijzigd sinds het vastzetten' })
  }

  calendar(version: 'Actuele' | 'Vastgezette'): Locator {
    return this.page.getByRole('grid', { name: new RegExp(`^${version} planning bij `) })
  }

  day(name: string): Locator {
    return this.page.getByRole('gridcell', { name: new RegExp(`^${name}`) })
  }

  async show(version: 'Actuele' | 'Vastgezette'): Promise<void> {
    // The radio button itself is visually hidden, so the test clicks its label.
    await this.page.getByText(`${version} planning`, { exact: true }).click()
  }
}
