import type { Locator, Page } from '@playwright/test'

/** The menu of a row in HR's list of contracts. It has all steps of the month of this person. */
export async function openMenuOf(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Meer voor ${name}` }).click()
  return page.getByRole('menu')
}

/** An item of the menu. When the step is not possible, the name of the item ends with the reason. */
export const itemOf = (menu: Locator, step: string): Locator =>
  menu.getByRole('menuitem', { name: new RegExp(`^${step}`) })

/** Takes a step of the menu of a row. */
export async function takeStep(page: Page, name: string, step: string): Promise<void> {
  const menu = await openMenuOf(page, name)
  await itemOf(menu, step).click()
}
