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
    const act = await measureAct(opened)
    const blank = await blankFrames(page)
    lines.push(
      `${name}: first cells ${first.toFixed(0)} ms (aim ${aimMs}), ${elements} elements (aim ${most}), ` +
        `one act: changed cell after ${act.changedAfterMs.toFixed(0)} ms, ${act.processorMs.toFixed(0)} ms of processor (aim 100), ` +
        `${blank} frames with a blank row`,
    )
    await opened.context.close()
  }
  return lines.join('\n')
}

/** The page is opened a second time, so that the browser has already compiled the code. */
async function firstCells(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.waitForSelector('[data-shift]')
  const begun = performance.now()
  await page.reload()
  await page.waitForSelector('[data-shift]')
  return performance.now() - begun
}

type Act = { readonly changedAfterMs: number; readonly processorMs: number }

/**
 * Presses the key that removes a shift. Returns the time until the cell is empty, and the processor time until the page
 * has finished its work.
 */
async function measureAct(opened: OpenPage): Promise<Act> {
  const { page } = opened
  const cell = await goToFirstShift(page)
  const before = await whenQuiet(opened)
  const changed = page.evaluate(whenEmpty, cell)
  await page.keyboard.press('Delete')
  const changedAfterMs = await changed
  return { changedAfterMs, processorMs: (await whenQuiet(opened)) - before }
}

/**
 * Moves the cursor with the keyboard to the first shift of the first row, because a key acts on the cell of the cursor.
 */
async function goToFirstShift(page: Page): Promise<string> {
  const cells = page.locator('[role=row]:has([data-cell]) >> nth=0').locator('[data-cell]')
  const column = await cells.evaluateAll((all) =>
    all.findIndex((cell) => cell.matches('[data-shift], :has([data-shift])')),
  )
  const cell = await cells.nth(column).getAttribute('data-cell')
  if (cell === null) throw new Error('the first person has no shift')
  await cells.first().focus()
  for (let step = 0; step < column; step++) await page.keyboard.press('ArrowRight')
  await page.waitForFunction((wanted) => document.activeElement?.getAttribute('data-cell') === wanted, cell)
  return cell
}

/**
 * Returns the time in milliseconds from the next key press until a cell has no shift. This function runs in the page.
 */
const whenEmpty = (wanted: string): Promise<number> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the key removed no shift')), 20_000)
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const check = (): void => {
          const cell = document.querySelector(`[data-cell="${wanted}"]`)
          if (cell === null || cell.matches('[data-shift], :has([data-shift])')) requestAnimationFrame(check)
          else resolve(performance.now() - timeStamp)
        }
        check()
      },
      { once: true, capture: true },
    )
  })

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
