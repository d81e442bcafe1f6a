import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'

/** Waits until the screen is rendered, all content is loaded and no animation runs. */
export async function waitUntilStill(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
