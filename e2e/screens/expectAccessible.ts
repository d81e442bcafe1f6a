import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { waitUntilStill } from './waitUntilStill.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The axe rules about colours, whose result can differ between the themes. */
const COLOURS: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }
/** The window size for 400 % zoom of a window of 1280 by 1024 pixels (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 }

/**
 * Checks the accessibility of a screen in both themes and both widths: axe finds no fault, and the page does not scroll
 * horizontally, also at 400 % zoom.
 */
export async function expectAccessible(page: Page, address: string): Promise<void> {
  await page.setViewportSize(WIDE)
  await page.goto(address)
  for (const [size, viewport] of [['wide', WIDE] as const, ['phone', PHONE] as const]) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectNone(page, `${address}, ${size}`, RULES)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNone(page, `${address}, ${size}, dark`, COLOURS)
    await expectNoOverflow(page, `${address}, ${size}`)
  }
  await page.setViewportSize(ZOOMED)
  await waitUntilStill(page)
  await expectNoOverflow(page, `${address}, zoomed`)
}

async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${where}: scrolls sideways`).toBe(0)
}

/** Checks the accessibility of an open element on a screen, such as a dialog, in both themes and both widths. */
export async function expectNoViolationInThemes(page: Page, where: string): Promise<void> {
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectNone(page, `${where}, ${viewport.width}`, RULES)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNone(page, `${where}, ${viewport.width}, dark`, COLOURS)
  }
}

export const expectNoViolation = (page: Page, where: string): Promise<void> => expectNone(page, where, RULES)

async function expectNone(page: Page, where: string, runOnly: axe.RunOptions['runOnly']): Promise<void> {
  await waitUntilStill(page)
  // The page scrolls to the top first, because axe reports a button as too small when the fixed header covers a part of
  // the button.
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  const found = await violationsOf(page, runOnly)
  const covered = found.some(isTooSmall) ? await tooSmallAtBottom(page) : new Set()
  expect
    .soft(
      found.filter((each) => !isTooSmall(each) || covered.has(each.html)),
      where,
    )
    .toEqual([])
}

const isTooSmall = ({ id }: { readonly id: string }): boolean => id === 'target-size'

/**
 * The buttons that axe reports as too small also at the bottom of the page. A fixed bar covers a part of a button at
 * only one scroll position, so such a button is reported only at the top.
 */
async function tooSmallAtBottom(page: Page): Promise<ReadonlySet<string>> {
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }))
  const found = await violationsOf(page, { type: 'rule', values: ['target-size'] })
  return new Set(found.map(({ html }) => html))
}

/**
 * Runs the accessibility checks of axe in the page, which has no frames. The axe library for Playwright takes five
 * times as long, because it copies each check that passed to a second page.
 */
export async function violationsOf(page: Page, runOnly: axe.RunOptions['runOnly'] = RULES) {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE)
  return page.evaluate(async (only) => {
    // The result contains the HTML of each element, so axe need not make selectors.
    const { violations } = await window.axe!.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
      selectors: false,
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => ({ id, html, why: any[0]?.message })))
  }, runOnly)
}
