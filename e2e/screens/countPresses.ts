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
    // The events are counted at the document. When a button moves during a click, Playwright stops this first attempt
    // at the window and clicks again, so only the second attempt reaches the document.
    document.addEventListener('keydown', count('keys'), true)
    document.addEventListener('pointerdown', count('clicks'), true)
  })
  return () =>
    page.evaluate(() => {
      const { keys, clicks } = document.documentElement.dataset
      return { keys: Number(keys ?? 0), clicks: Number(clicks ?? 0) }
    })
}
