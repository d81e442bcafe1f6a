import type { Page } from '@playwright/test'

/**
 * Holds the requests whose address matches, as on a slow network. The returned function releases these requests and all
 * later requests.
 */
export async function holdAnswers(page: Page, matching: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(matching, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
