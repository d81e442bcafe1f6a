import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import type axe from 'axe-core'
import { waitUntilStill } from './waitUntilStill.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The axe rules about colours. Their result can differ between the themes. */
const COLOURS: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }
/** The size of a window of 1280 by 1024 pixels at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 }

/**
 * Checks that a screen is accessible in both themes and at both widths. axe must find no fault, and the page must not
 * scroll horizontally, also at a zoom of 400 %.
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
  expect.soft(overflow, `${where}: the page does not scroll horizontally`).toBe(0)
}

/** Checks that an open element of a screen, such as a dialog, is accessible in both themes and at both widths. */
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
  // The page first scrolls to the top. When the fixed header covers a part of a button, axe reports that button as too
  // small.
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
 * The buttons that axe reports as too small when the page is scrolled to the bottom. A button is a fault only when axe
 * reports it at the top and at the bottom, because a fixed bar can cover a button at one of these positions.
 */
async function tooSmallAtBottom(page: Page): Promise<ReadonlySet<string>> {
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }))
  const found = await violationsOf(page, { type: 'rule', values: ['target-size'] })
  return new Set(found.map(({ html }) => html))
}

/**
 * Runs the accessibility checks of axe in the page, which has no frames. The axe library for Playwright takes five
 * times as long, because it copies each passed check to a second page.
 */
export async function violationsOf(page: Page, runOnly: axe.RunOptions['runOnly'] = RULES) {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE)
  return page.evaluate(async (only) => {
    // The result contains the HTML of each element, so axe does not have to make selectors.
    const { violations } = await window.axe!.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
      selectors: false,
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => ({ id, html, why: any[0]?.message })))
  }, runOnly)
}
