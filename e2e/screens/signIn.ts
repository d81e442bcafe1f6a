import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'

/** Signs in from the sign-in page. On the page of the demo's provider, the test chooses the person. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await signInHere(page, name)
  await expect(page).toHaveURL(/\/welcome$/)
}

/** Signs in from the sign-in page that is already open. */
export async function signInHere(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Aanmelden met Google' }).click()
  await page.getByRole('button', { name }).click()
}

/** Signs in from the sign-in page with the test's own provider, as a person signs in with Google. */
export async function signInWithGoogle(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Aanmelden met Google' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page).toHaveURL(/\/welcome$/)
}
