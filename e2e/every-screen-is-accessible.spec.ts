import type { Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { everyScreen, type Screen } from './fixtures/everyScreen.ts'
import { expect, test } from './fixtures/test.ts'
import { isDeep } from './fixtures/testSize.ts'
import { holdAnswers } from './screens/holdAnswers.ts'
import { Calendar } from './screens/month/calendar.ts'
import {
  expectAccessible,
  expectNoViolation,
  expectNoViolationInThemes,
  violationsOf,
} from './screens/expectAccessible.ts'
import { Timesheet } from './screens/month/timesheet.ts'
import { takeMonthStep } from './screens/office/contractMonths.ts'

test('the accessibility check finds a button without a name, and a text with too low contrast in the dark theme', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="nl"><title>Proef</title>
    <style>p { color: #666; background: #fff } @media (prefers-color-scheme: dark) { p { background: #555 } }</style>
    <main><h1>Proef</h1><button></button><p>Te bleek</p></main></html>`)
  const found = async () => (await violationsOf(page)).map(({ id }) => id)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await found()).toEqual(['button-name'])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await found()).toEqual(['button-name', 'color-contrast'])
})

test('the sign-in page is accessible', async ({ page }) => {
  await expectAccessible(page, '/')
})

/**
 * The number of parts into which the screens are divided. `npm test` checks one part, and the commit decides which one.
 * The deep run checks all parts.
 */
const SHARES = 6
/** The number of tests that share the screens. These tests run at the same time. */
const TURNS = isDeep ? 12 : 2

async function screensOfThisRun(): Promise<readonly (Screen & { person: string })[]> {
  const share = Number(process.env['TEST_SEED']) % SHARES
  const screens = (await everyScreen()).flatMap(({ person, ...screen }) =>
    person === null ? [] : [{ ...screen, person }],
  )
  return screens.filter((_, index) => isDeep || index % SHARES === share)
}

for (let turn = 1; turn <= TURNS; turn += 1) {
  const which = isDeep ? 'all screens are' : 'every sixth screen is'
  const title = `${which} accessible in both themes and both widths (${turn} of ${TURNS})`
  test(title, { tag: '@sized' }, async ({ as }) => {
    const screens = (await screensOfThisRun()).filter((_, index) => index % TURNS === turn - 1)
    expect(screens.length).toBeGreaterThan(0)
    const pages = new Map<string, Page>()
    for (const { person, address } of screens) {
      const page = pages.get(person) ?? (await as(person))
      pages.set(person, page)
      await expectAccessible(page, address)
    }
  })
}

test('the dialogs and menus of a screen are accessible', async ({ as }) => {
  const page = await as(demo.employee, '/dashboard?month=2027-03')
  await new Calendar(page).day('dinsdag 2 maart').click()
  await expect(page.getByRole('dialog', { name: 'Kies je shift' })).toBeVisible()
  await expectNoViolation(page, 'the shift picker')

  await page.goto('/details')
  await new Timesheet(page).openFirst()
  await expectNoViolation(page, 'the editor of a shift')
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await expectNoViolation(page, 'the form of a new shift')

  await page.goto('/configuration')
  await page
    .getByRole('button', { name: /^Shift type toevoegen bij/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expectNoViolation(page, 'the form of an own shift type, with its errors')
})

test('the dialogs and forms of a customer are accessible', { tag: '@deep' }, async ({ as }) => {
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

test('the dialogs and forms of people are accessible', { tag: '@deep' }, async ({ as }) => {
  const page = await as(demo.hr, '/admin/viewusers')
  await page.getByRole('button', { name: 'Nieuw', exact: true }).click()
  await page.getByRole('button', { name: 'Gebruiker maken' }).click()
  await expectNoViolation(page, 'the form of a new person, with all its errors')

  const person = (await everyScreen()).find(({ name }) => name === 'person')
  await page.goto(person?.address ?? '')
  await page.getByRole('button', { name: 'Gegevens aanpassen' }).click()
  await page.getByRole('combobox', { name: 'HR werkgever' }).selectOption({ index: 2 })
  await expectNoViolation(page, 'the form of a known person')
  const letThrough = await holdAnswers(page, '**?preview=true')
  await page.getByRole('button', { name: 'Samenwerking stopzetten' }).click()
  const lastDay = page.getByRole('dialog', { name: 'Laatste werkdag' })
  await expect(lastDay.getByRole('status', { name: 'Bezig met nagaan wat er wijzigt' })).toBeVisible()
  await expectNoViolation(page, 'the last working day, before its effect is known')
  letThrough()
  await expect(lastDay.locator('[aria-busy=true]')).toHaveCount(0)
  await expectNoViolation(page, 'the last working day')
})

test('the dialogs and forms of the settings are accessible', { tag: '@deep' }, async ({ as }) => {
  const page = await as(demo.hr, '/admin/settings?part=employers')
  await page.getByRole('button', { name: 'HR werkgever toevoegen' }).click()
  await expectNoViolation(page, 'the form of a new employer')
  await page.getByRole('button', { name: 'Looncodes van Wijzerplaat Zorg' }).click()
  await expect(page.getByRole('textbox', { name: 'Looncode van Recuperatie' })).toBeVisible()
  await expectNoViolation(page, 'the pay codes of an employer')
  await page.goto('/admin/settings?part=costs')
  await page.getByRole('button', { name: 'Maaltijd aanpassen' }).click()
  await expectNoViolation(page, 'the form of a cost')
  await page.goto('/admin/settings?part=holidays')
  await page.getByRole('button', { name: 'Feestdag toevoegen' }).click()
  await expectNoViolation(page, 'the form of a holiday')
})

test(
  'the dialogs and forms of VAT and payments are accessible in the light and the dark theme, on a wide and a narrow screen',
  {
    tag: '@deep',
  },
  async ({ as }) => {
    const page = await as(demo.hr, '/admin/settings?part=vat&customers=all')
    await page.getByRole('table', { name: 'Btw-regime per klant' }).getByRole('checkbox').nth(1).check()
    await page.getByRole('region', { name: 'Selectie' }).getByRole('button', { name: 'Btw-regime kiezen' }).click()
    await expect(page.getByRole('dialog', { name: 'Btw-regime van 1 klant' }).getByRole('status')).toHaveAttribute(
      'aria-busy',
      'false',
    )
    await expectNoViolationInThemes(page, 'the choice of a VAT regime')

    const screens = await everyScreen()
    const addressOf = (name: string) => screens.find((screen) => screen.name === name)?.address ?? ''
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(addressOf('customer'))
    await page.getByRole('button', { name: 'Klant aanpassen' }).click()
    await expectNoViolationInThemes(page, 'the form of a customer with its invoicing')

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(addressOf('invoice, MAILED'))
    await page.getByRole('button', { name: 'Betaling boeken' }).click()
    await expectNoViolationInThemes(page, 'the form of a payment')
  },
)

test('the dialogs of the payroll screens are accessible', { tag: '@deep' }, async ({ as }) => {
  const page = await as(demo.hr)
  const payroll = (await everyScreen()).find(({ name }) => name === 'payroll')
  await page.goto(payroll?.address ?? '')
  await page
    .getByRole('button', { name: /^Code .* wijzigen$/ })
    .first()
    .click()
  await page.keyboard.type('vak')
  await expect(page.getByRole('option', { name: '7282 Extra vakantie' })).toBeVisible()
  await expectNoViolation(page, 'a code that is typed')
  await page.goto('/admin/viewcontracts?month=2026-11')
  await takeMonthStep(page, 'Loonexport Wijzerplaat Zorg')
  await expect(page.getByRole('heading', { name: /nog niet bevestigd$/ })).toBeVisible()
  await expectNoViolation(page, 'the check list of an employer')
})
