import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { comeToRest } from './comeToRest.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }

/** A screen in both themes, wide and on a phone: axe finds nothing, and nothing scrolls sideways. */
export async function expectAccessible(page: Page, address: string): Promise<void> {
  await page.setViewportSize(WIDE)
  await page.goto(address)
  for (const [size, viewport] of [['wide', WIDE] as const, ['phone', PHONE] as const]) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolation(page, `${address}, ${size}, ${colorScheme}`)
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `${address}, ${size}: scrolls sideways`).toBe(0)
  }
}

export async function expectNoViolation(page: Page, where: string): Promise<void> {
  await comeToRest(page)
  // What the head of the page covers while one is halfway down counts as too small to touch.
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => ({ id, html, why: any[0]?.message })),
  )
  expect.soft(found, where).toEqual([])
}
