import type { Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const PHONE = { width: 360, height: 740 }

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Zoeken of een scherm openen' })
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Zoekterm' })

test('HR finds a person with a typing error, a month of that person, and a screen, by keyboard alone', async ({
  as,
}) => {
  const page = await as(demo.hr, '/admin/viewcustomers')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('vandenbrouke')
  const options = dialogOf(page).getByRole('option')
  await expect(options.first()).toHaveText(/Annelies Vandenbroucke/)
  await expectNoViolation(page, 'the palette')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Annelies Vandenbroucke/ })).toBeVisible()

  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('annelies okt 2026')
  const month = dialogOf(page).getByRole('group', { name: 'Maanden' }).getByRole('option').first()
  await expect(month).toHaveText(/Annelies Vandenbroucke, oktober 2026/)
  while ((await month.getAttribute('aria-selected')) === 'false') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/viewexcel\?contract=\d+&month=2026-10/)

  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('tariev')
  await expect(options.first()).toHaveText('Tarieven')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/viewHourlyRates/)
})

test('on a phone, a button opens the search palette and Escape closes the palette', async ({ as }) => {
  const page = await as(demo.hr)
  await page.setViewportSize(PHONE)
  await page.goto('/admin/viewcustomers')
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click()
  await fieldOf(page).fill('klaverveld')
  await expect(dialogOf(page).getByRole('group', { name: 'Klanten' }).getByRole('option').first()).toBeVisible()
  await expectNoViolation(page, 'the palette on a phone')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
})

test('an employee finds only the employee’s own screens in the palette, and the browser sends no search to the server', async ({
  as,
}) => {
  const page = await as(demo.employee, '/welcome')
  await expect(page.getByRole('button', { name: 'Zoeken', exact: true })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('vandenbroucke')
  await expect(dialogOf(page).getByText('Niets gevonden voor ‘vandenbroucke’.')).toBeVisible()
  await fieldOf(page).fill('recup')
  await expect(dialogOf(page).getByRole('option')).toHaveCount(1)
  expect(asked.filter((url) => url.includes('/administration/'))).toEqual([])
})
