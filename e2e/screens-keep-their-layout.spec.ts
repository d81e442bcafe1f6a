import type { Locator, Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { expect, test } from './fixtures/test.ts'
import { holdAnswers } from './screens/holdAnswers.ts'
import { waitUntilStill } from './screens/waitUntilStill.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }
/** The calls that a list waits for. */
const LISTS = /\/api\/.*(absences|contract|invoice|timesheet)/i

type Screen = { readonly address: string; readonly parts: readonly Locator[] }

/** The parts of the screen have the same place before and after the list has loaded (rule screens-65). */
async function expectSamePlaces(page: Page, { address, parts }: Screen): Promise<void> {
  const loaded = page.getByRole('link', { name: 'Dries Baeyens', exact: true }).first()
  const letThrough = await holdAnswers(page, LISTS)
  await page.goto(address)
  for (const part of parts) await expect(part).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const places = () => Promise.all(parts.map(async (part) => (await part.boundingBox())!))
  const before = await places()
  await expect(loaded, 'the list has not loaded yet').toBeHidden()
  letThrough()
  await expect(loaded).toBeVisible()
  await waitUntilStill(page)
  expect(await places()).toEqual(before)
}

test('the tools and the column titles of contracts and absences stay in place while the list loads', async ({ as }) => {
  const page = await as(demo.hr)
  await page.setViewportSize(WIDE)
  const title = (name: string) => page.getByRole('columnheader', { name })
  await expectSamePlaces(page, {
    address: '/admin/viewcontracts?month=2026-11',
    parts: [title('Medewerker'), page.getByRole('button', { name: 'Weergaven' }), page.getByLabel('Interne firma')],
  })
  await expectSamePlaces(page, {
    address: '/admin/viewAbsences?month=2026-11',
    parts: [title('Medewerker'), page.getByRole('radio', { name: 'Door HR' }), page.getByLabel('Per klant')],
  })
})

test('on a phone, the tools of contracts and absences stay in place while the list loads', async ({ as }) => {
  const page = await as(demo.hr)
  await page.setViewportSize(PHONE)
  const filters = page.getByRole('button', { name: 'Filters' })
  const previous = page.getByRole('button', { name: 'Vorige maand' })
  for (const address of ['/admin/viewcontracts?month=2026-11', '/admin/viewAbsences?month=2026-11']) {
    await expectSamePlaces(page, { address, parts: [previous, filters] })
  }
})
