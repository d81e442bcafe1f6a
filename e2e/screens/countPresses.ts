import type { Page } from '@playwright/test'

type Presses = { readonly keys: number; readonly clicks: number }

/**
 * Counts the key presses and the clicks of the user from this call until the page loads again. Events that a test
 * creates itself are not counted.
 */
export async function countPresses(page: Page): Promise<() => Promise<Presses>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const count = (name: string) => (event: Event) => {
      if (event.isTrusted) dataset[name] = String(Number(dataset[name] ?? 0) + 1)
    }
    // When a button moves during a click, Playwright stops the events at the window and clicks again. The document does
    // not get the events of the first attempt.
    document.addEventListener('keydown', count('keys'), true)
    document.addEventListener('pointerdown', count('clicks'), true)
  })
  return () =>
    page.evaluate(() => {
      const { keys, clicks } = document.documentElement.dataset
      return { keys: Number(keys ?? 0), clicks: Number(clicks ?? 0) }
    })
}
