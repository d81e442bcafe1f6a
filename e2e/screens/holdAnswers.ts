import type { Page } from '@playwright/test'

/** Holds the requests that match, as on a slow network. The result lets them through, and all later ones too. */
export async function holdAnswers(page: Page, matching: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(matching, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
