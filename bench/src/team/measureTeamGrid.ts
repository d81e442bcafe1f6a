import type { Browser, Page } from '@playwright/test'
import { hr } from '../calls.ts'
import { median } from '../median.ts'
import { clickOn } from '../web/interactions.ts'
import { openPage, whenQuiet, type OpenPage } from '../web/openPage.ts'

/** The views of the grid. The view of two weeks has no aim for the time until its first cells. */
const VIEWS = [
  { name: 'month', view: 'month', choice: 'Maand', other: 'week', most: 1800, aimMs: 1200 },
  { name: 'week', view: 'week', choice: 'Week', other: 'month', most: 4500, aimMs: 600 },
  { name: 'two weeks', view: 'fortnight', choice: '2 weken', other: 'month', most: 4500, aimMs: null },
] as const
type View = (typeof VIEWS)[number]

/**
 * The number of measurements of one action. A single measurement can contain the request that the page sends every 15
 * seconds, or a garbage collection.
 */
const ACTS = 3

const addressOf = (origin: string, view: View['view']): string =>
  `${origin}/admin/planning?view=${view}&from=2026-11-16`

/**
 * Measures the grid in the browser: the time until the first cells after the choice of a view and after a reload, the
 * number of elements, the time of a change of one day, and the animation frames with empty rows during scrolling.
 */
export async function measureTeamGrid(browser: Browser, origin: string): Promise<string> {
  const lines: string[] = []
  for (const shown of VIEWS) {
    const opened = await openPage(browser, { origin, token: hr, throttled: false })
    const { page } = opened
    const click = await firstCellsAfterClick(opened, origin, shown)
    const load = await firstCellsAfterReload(opened, addressOf(origin, shown.view))
    const elements = await page.evaluate(() => document.querySelectorAll('[role=grid] *').length)
    const acts: Act[] = []
    for (let time = 0; time < ACTS; time++) acts.push(await measureAct(opened))
    const medianOf = (part: keyof Act) => median(acts.map((act) => act[part])).toFixed(0)
    const blank = await blankFrames(page)
    lines.push(
      `${shown.name}: first cells ${inWords(click)} after a click${shown.aimMs === null ? '' : ` (aim ${shown.aimMs})`}, ` +
        `${inWords(load)} after a reload, ${elements} elements (aim ${shown.most}), ` +
        `one act, the median of ${ACTS}: changed cell after ${medianOf('changedAfterMs')} ms, ${medianOf('processorMs')} ms of processor (aim 100), ` +
        `${blank} frames with a blank row`,
    )
    await opened.context.close()
  }
  return lines.join('\n')
}

/**
 * `processorMs` is the processor time of the page until it has finished its work, including the work for the warnings.
 */
type FirstCells = { readonly afterMs: number; readonly processorMs: number }

const inWords = ({ afterMs, processorMs }: FirstCells): string =>
  `${afterMs.toFixed(0)} ms (${processorMs.toFixed(0)} of processor)`

/** The page shows another view before the measurement, so that the browser has already loaded the code. */
async function firstCellsAfterClick(
  opened: OpenPage,
  origin: string,
  { view, choice, other }: View,
): Promise<FirstCells> {
  const { page } = opened
  await page.goto(addressOf(origin, other))
  await page.waitForSelector('[data-shift]')
  const act = await clickOn(page, page.getByText(choice, { exact: true }))
  const before = await whenQuiet(opened)
  await page.evaluate(watchView, view)
  await act()
  const afterMs = await page.evaluate(whenSeen)
  return { afterMs, processorMs: (await whenQuiet(opened)) - before }
}

declare global {
  /** The result of the last measurement in the page. */
  var seen: Promise<number>
}

/**
 * Waits for the end of the measurement that `watchView` or `watchCell` started, and returns the measured time. This
 * function runs in the page.
 */
const whenSeen = (): Promise<number> => globalThis.seen

/**
 * Starts to measure the time in milliseconds from the next click until a view has cells. This function runs in the
 * page. The benchmark clicks only after this function has returned. Otherwise a busy page could handle the click before
 * this function.
 */
function watchView(view: string): void {
  globalThis.seen = new Promise((resolve) =>
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const check = (): void => {
          if (document.querySelector(`[data-view=${view}] [data-shift]`) === null) requestAnimationFrame(check)
          else resolve(performance.now() - timeStamp)
        }
        check()
      },
      { once: true, capture: true },
    ),
  )
}

/**
 * Opens the page before the measurement, so that the browser has already compiled the code, and measures a reload.
 * Chromium counts the processor time of a page from its last load, so the first load is not counted.
 */
async function firstCellsAfterReload(opened: OpenPage, address: string): Promise<FirstCells> {
  const { page } = opened
  await page.goto(address)
  await page.waitForSelector('[data-shift]')
  await whenQuiet(opened)
  const begun = performance.now()
  await page.reload()
  await page.waitForSelector('[data-shift]')
  return { afterMs: performance.now() - begun, processorMs: await whenQuiet(opened) }
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
  await page.evaluate(watchCell, cell)
  await page.keyboard.press('Delete')
  const changedAfterMs = await page.evaluate(whenSeen)
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
  await page.keyboard.press('Home')
  for (let step = 0; step < column; step++) await page.keyboard.press('ArrowRight')
  await page.waitForFunction((wanted) => document.activeElement?.getAttribute('data-cell') === wanted, cell)
  return cell
}

/**
 * Starts to measure the time in milliseconds from the next key press until a cell has no shift. This function runs in
 * the page. The benchmark presses the key only after this function has returned.
 */
function watchCell(wanted: string): void {
  globalThis.seen = new Promise((resolve, reject) => {
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
