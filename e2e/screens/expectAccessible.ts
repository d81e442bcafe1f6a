import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { waitUntilStill } from './waitUntilStill.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The axe rules whose result can differ between the themes. */
const COLOURS = ['color-contrast', 'link-in-text-block']
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }

/** Checks a screen in both themes and both widths: axe finds nothing, and nothing scrolls sideways. */
export async function expectAccessible(page: Page, address: string): Promise<void> {
  await page.setViewportSize(WIDE)
  await page.goto(address)
  for (const [size, viewport] of [['wide', WIDE] as const, ['phone', PHONE] as const]) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectNoViolation(page, `${address}, ${size}`)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNone(page, `${address}, ${size}, dark`, axeOf(page).withRules(COLOURS))
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `${address}, ${size}: scrolls sideways`).toBe(0)
  }
}

export const expectNoViolation = (page: Page, where: string): Promise<void> =>
  expectNone(page, where, axeOf(page).withTags(RULES))

/** Axe reports only violations, because it takes longer to list the passed checks than to do the checks. */
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

async function expectNone(page: Page, where: string, axe: AxeBuilder): Promise<void> {
  await waitUntilStill(page)
  // Axe reports a button as too small when the fixed header covers a part of the button.
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => ({ id, html, why: any[0]?.message })),
  )
  expect.soft(found, where).toEqual([])
}
