import type { Browser, Page } from '@playwright/test'
import { hr } from '../calls.ts'
import { openPage, whenQuiet, type OpenPage } from '../web/openPage.ts'

const VIEWS = [
  { name: 'month', query: 'view=month&from=2026-11-01', most: 1800, aimMs: 1200 },
  { name: 'two weeks', query: 'view=fortnight&from=2026-11-16', most: 4500, aimMs: 600 },
] as const

/**
 * Measures the grid in the browser: the time until the first cells, the number of elements, the time of a change of one
 * day, and the frames during scrolling.
 */
export async function measureTeamGrid(browser: Browser, origin: string): Promise<string> {
  const lines: string[] = []
  for (const { name, query, most, aimMs } of VIEWS) {
    const opened = await openPage(browser, { origin, token: hr, throttled: false })
    const { page } = opened
    const first = await firstCells(page, `${origin}/admin/planning?${query}`)
    const elements = await page.evaluate(() => document.querySelectorAll('[role=grid] *').length)
    const act = await processorOfAct(opened)
    const blank = await blankFrames(page)
    lines.push(
      `${name}: first cells ${first.toFixed(0)} ms (aim ${aimMs}), ${elements} elements (aim ${most}), ` +
        `one act ${act.toFixed(0)} ms of processor (aim 100), ${blank} frames with a blank row`,
    )
    await opened.context.close()
  }
  return lines.join('\n')
}

/** The page is opened a second time, so that the browser has already compiled the code. */
async function firstCells(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.waitForSelector('[data-cell] [data-shift]')
  const begun = performance.now()
  await page.reload()
  await page.waitForSelector('[data-cell] [data-shift]')
  return performance.now() - begun
}

/** The processor time of the page from the key press that removes a shift until the page is idle. */
async function processorOfAct(opened: OpenPage): Promise<number> {
  const { page } = opened
  await page.locator('[data-cell]:has([data-shift])').first().focus()
  const before = await whenQuiet(opened)
  await page.keyboard.press('Delete')
  await page.waitForTimeout(1000)
  return (await whenQuiet(opened)) - before
}

/** Scrolls through the whole grid, and counts the frames in which the middle of the grid has no cell. */
const blankFrames = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const scroller = document.querySelector<HTMLElement>('[data-scrolls]')!
    const { left, top, width, height } = scroller.getBoundingClientRect()
    let blank = 0
    for (let step = 0; step < 120; step++) {
      scroller.scrollTop += 240
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const middle = document.elementFromPoint(left + width / 2, top + height / 2)
      if (middle?.closest('[data-cell]') === null) blank += 1
    }
    return blank
  })
