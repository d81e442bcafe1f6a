import { expect, type Page } from '@playwright/test'

/** From the sign-in page by way of the provider, which in the demo asks who one is. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await signInHere(page, name)
  await expect(page).toHaveURL(/\/welcome$/)
}

/** From the sign-in page on which one already is. */
export async function signInHere(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Aanmelden met Google' }).click()
  await page.getByRole('button', { name }).click()
}

/** From the sign-in page by way of a provider of one's own: the house knows only what that proves. */
export async function signInWithGoogle(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Aanmelden met Google' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page).toHaveURL(/\/welcome$/)
}
