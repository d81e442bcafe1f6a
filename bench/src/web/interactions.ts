import type { Browser, Locator, Page } from '@playwright/test'
import { median } from '../median.ts'
import { openPage, whenQuiet, type OpenPage } from './openPage.ts'
import { calendar, contracts, type Screen } from './screens.ts'

export type Interaction = { readonly name: string; readonly medianMs: number; readonly slowestMs: number }

/**
 * An action that uses only the mouse or the keyboard. Finding the element takes time, so it is found before the action.
 */
type Act = () => Promise<void>

type Step = {
  readonly name: string
  /** Finds the element to press or to type in. The measured action then only presses or types. */
  readonly prepare: (page: Page, time: number) => Promise<Act>
}

const TIMES = 3

const centreOf = async (target: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('the element is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Moves the mouse to the element first, so that only the click is measured. */
export const clickOn = async (page: Page, target: Locator): Promise<Act> => {
  const { x, y } = await centreOf(target)
  await page.mouse.move(x, y)
  return () => page.mouse.click(x, y)
}

const click =
  (find: (page: Page, time: number) => Locator): Step['prepare'] =>
  (page, time) =>
    clickOn(page, find(page, time).first())

const inTable = (page: Page): Locator => page.getByRole('table')

const stepsOfHr: readonly Step[] = [
  {
    name: 'sort',
    prepare: click((page) => page.getByRole('columnheader', { name: 'Ziekenhuis' }).getByRole('button')),
  },
  { name: 'select all', prepare: click((page) => page.locator('thead input[type=checkbox]')) },
  { name: 'tick one', prepare: click((page, time) => inTable(page).locator('tbody input[type=checkbox]').nth(time)) },
  {
    name: 'filter',
    prepare: async (page) => {
      const search = page.getByRole('searchbox').first()
      await search.fill('')
      await search.focus()
      return () => page.keyboard.insertText('aerts')
    },
  },
  {
    name: 'empty the filter',
    prepare: async (page) => () => page.keyboard.press('Control+A').then(() => page.keyboard.press('Delete')),
  },
  { name: 'previous month', prepare: click((page) => page.getByRole('button', { name: 'Vorige maand' })) },
  { name: 'next month', prepare: click((page) => page.getByRole('button', { name: 'Volgende maand' })) },
]

/** Days at the weekend without a shift. Each of the three measurements plans the shift on another of these days. */
const FREE_DAYS = ['zaterdag 21 november', 'zondag 22 november', 'zaterdag 28 november']

const stepsOfEmployee: readonly Step[] = [
  {
    name: 'opening the picker',
    prepare: click((page, time) => page.getByRole('gridcell', { name: new RegExp(`^${FREE_DAYS[time]}`) })),
  },
  {
    name: 'choosing a shift',
    prepare: click((page) => page.getByRole('dialog').getByRole('button', { name: /^Vroege\b/ })),
  },
  {
    name: 'previous month of the calendar',
    prepare: click((page) => page.getByRole('button', { name: 'Vorige maand' })),
  },
  {
    name: 'next month of the calendar',
    prepare: click((page) => page.getByRole('button', { name: 'Volgende maand' })),
  },
]

const stepsOf: readonly (readonly [Screen, readonly Step[]])[] = [
  [contracts, stepsOfHr],
  [calendar, stepsOfEmployee],
]

/** Measures the processor time of each interaction on the chosen screens. Each interaction is measured three times. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  isWanted: (screen: string) => boolean,
): Promise<Interaction[]> {
  const measured = []
  for (const [screen, steps] of stepsOf)
    if (isWanted(screen.name)) measured.push(...(await measureOn(browser, origin, screen, steps)))
  return measured
}

async function measureOn(
  browser: Browser,
  origin: string,
  { token, path }: Screen,
  steps: readonly Step[],
): Promise<Interaction[]> {
  const opened = await openPage(browser, { origin, token, throttled: false })
  const { page, context } = opened
  await page.goto(`${origin}${path}`)
  await page.waitForLoadState('networkidle')
  const times = steps.map((): number[] => [])
  for (let time = 0; time < TIMES; time++)
    for (const [index, { prepare }] of steps.entries())
      times[index]!.push(await processorTimeOf(opened, await prepare(page, time)))
  await context.close()
  return steps.map(({ name }, index) => ({
    name,
    medianMs: median(times[index]!),
    slowestMs: Math.max(...times[index]!),
  }))
}

async function processorTimeOf(opened: OpenPage, act: Act): Promise<number> {
  const before = await whenQuiet(opened)
  await act()
  return (await whenQuiet(opened)) - before
}
