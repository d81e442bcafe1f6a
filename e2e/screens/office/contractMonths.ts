import type { Locator, Page } from '@playwright/test'

/** Opens the menu of a row in HR's list of contracts. It contains all steps of the month. */
export async function openMenuOf(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Meer voor ${name}` }).click()
  return page.getByRole('menu')
}

/** An item in the menu of a row. When the step is not possible, the name of the item ends with the reason. */
export const itemOf = (menu: Locator, step: string): Locator =>
  menu.getByRole('menuitem', { name: new RegExp(`^${step}`) })

/** Clicks an action in the menu of a row. */
export async function takeStep(page: Page, name: string, step: string): Promise<void> {
  const menu = await openMenuOf(page, name)
  await itemOf(menu, step).click()
}

/** Clicks an action for the whole month in the menu above the list. */
export async function takeMonthStep(page: Page, step: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Meer stappen' }).click()
  await page.getByRole('menuitem', { name: step }).click()
}
