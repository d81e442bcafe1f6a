import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demo } from './house/cast.ts'
import { everyScreen } from './house/everyScreen.ts'
import { expect, test } from './house/test.ts'
import { Calendar } from './screens/calendar.ts'
import { comeToRest } from './screens/comeToRest.ts'
import { Timesheet } from './screens/timesheet.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }

test.use({ reducedMotion: 'reduce' })

test('nobody is kept out by the page to sign in on', async ({ page }) => {
  await expectAccessible(page, '/')
})

for (const person of Object.values(demo)) {
  test(`every screen of ${person} passes axe in both themes, wide and on a phone, and none scrolls sideways`, async ({
    as,
  }) => {
    const page = await as(person)
    for (const screen of await everyScreen()) {
      if (screen.person === person) await expectAccessible(page, screen.address)
    }
  })
}

test('what opens on a screen is accessible too', async ({ as }) => {
  const page = await as(demo.employee)
  await page.goto('/dashboard?month=2027-03')
  await new Calendar(page).day('dinsdag 2 maart').click()
  await expect(page.getByRole('dialog', { name: 'Kies je shift' })).toBeVisible()
  await expectNoViolation(page, 'the shift picker')

  await page.goto('/details')
  await new Timesheet(page).openFirst()
  await expectNoViolation(page, 'the editor of a shift')
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await expectNoViolation(page, 'the form of a new shift')
})

test('what opens on a customer is accessible too', async ({ as }) => {
  const page = await as(demo.hr)
  const customer = (await everyScreen()).find(({ name }) => name === 'customer')
  await page.goto(customer?.address ?? '')
  await page.getByRole('button', { name: 'Shift type toevoegen' }).click()
  await page.getByRole('button', { name: 'Nacht aanpassen' }).last().click()
  const subdivisions = page.getByRole('region', { name: 'Subdivisies' })
  await subdivisions.getByRole('button', { name: 'Toevoegen' }).click()
  await expectNoViolation(page, 'the forms of a customer')
  await subdivisions.getByRole('button', { name: 'Gegevens kopiëren' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolation(page, 'copying to subdivisions')
})

test('what opens on the people is accessible too', async ({ as }) => {
  const page = await as(demo.hr)
  await page.goto('/admin/viewusers')
  await page.getByRole('button', { name: 'Nieuw', exact: true }).click()
  await page.getByRole('button', { name: 'Gebruiker maken' }).click()
  await expectNoViolation(page, 'the form of a new person, with all its errors')

  const person = (await everyScreen()).find(({ name }) => name === 'person')
  await page.goto(person?.address ?? '')
  await page.getByRole('button', { name: 'Gegevens aanpassen' }).click()
  await page.getByRole('combobox', { name: 'HR werkgever' }).selectOption({ index: 2 })
  await expectNoViolation(page, 'the form of a known person')
  await page.getByRole('button', { name: 'Samenwerking stopzetten' }).click()
  await expect(page.getByRole('dialog', { name: 'Laatste werkdag' })).toBeVisible()
  await expectNoViolation(page, 'the last working day')
})

async function expectAccessible(page: Page, address: string): Promise<void> {
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

async function expectNoViolation(page: Page, where: string): Promise<void> {
  await comeToRest(page)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => ({ id, html, why: any[0]?.message })),
  )
  expect.soft(found, where).toEqual([])
}
