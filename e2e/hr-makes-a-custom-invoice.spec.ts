import type { Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { expect, test } from './fixtures/test.ts'
import { signInHere } from './screens/signIn.ts'

const FORM = '/admin/viewcustominvoice'
const REQUIRED = ['organisatienaam', 'aangeschrevene', 'straat', 'huisnummer', 'postcode', 'stad', 'btw-nummer']
const REFERENCES = ['contact e-mail', 'interne referentie', 'externe referentie', 'referentie']
const OF_A_COST = ['omschrijving', 'aantal', 'eenheid', 'kost', 'boekhoudkost']

test('HR makes an invoice without a timesheet, from the list of invoices and from the list of contracts', async ({
  as,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 40[14]/)
  const page = await as(demo.hr)
  await test.step('HR opens the form for a custom invoice from the menu of the list of contracts', () =>
    openFromMonth(page))
  await test.step('the empty form for a custom invoice shows all errors', () => readEmptyForm(page))
  await test.step('the form for a custom invoice copies the data of a customer', () => takeOverCustomer(page))
  await test.step('the browser asks for a confirmation before HR leaves the form for a custom invoice', () =>
    leaveAndStay(page))
  await test.step('HR fills in the date, the payment term and the references of the invoice', () =>
    fillReferences(page))
  await test.step('HR enters the free costs', () => enterCosts(page))
  await test.step('the form for a custom invoice keeps the typed data when the session ends', () =>
    signInAfterTheSessionEnded(page))
  await page.getByRole('button', { name: 'Opslaan' }).click()

  await expect(page).toHaveURL(/\/admin\/viewinvoicedetail\?invoice=\d+$/)
  await expect(page.getByRole('heading', { name: 'Factuuroverzicht Concept' })).toBeVisible()
  for (const text of ['Duinrand Diensten', 'Mevrouw Maes', 'INT-1', 'EXT-1', 'REF-1', '02-12-2026', '90 dagen']) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await expect(page.getByText('facturen@klaverveld.example', { exact: true })).toBeVisible()
  await expect(page.getByText('boekhouding@klaverveld.example', { exact: true })).toBeVisible()
  await expect(page.getByText('€ 544,50')).toBeVisible()
  await expect(page.getByText('Gewerkte uren'), 'the invoice has no worked hours').toHaveCount(0)
  await page.getByRole('button', { name: 'Bewerken' }).click()
  const editor = page.getByRole('dialog', { name: /^Pas de factuur aan/ })
  await expect(editor.getByLabel('Organisatienaam')).toHaveValue('Duinrand Diensten')
  await expect(
    editor.getByRole('switch', { name: /timesheet/ }),
    'the invoice has no timesheet that can be attached',
  ).toHaveCount(0)
  await editor.getByRole('button', { name: 'Annuleren' }).click()

  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Facturen' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Duinrand Diensten' })).toContainText('€ 544,50')
  await page.getByRole('link', { name: 'Nieuwe factuur' }).click()
  await expect(page).toHaveURL(FORM)
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page, 'HR can leave the empty form without a confirmation').toHaveURL(/viewinvoices/)
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const required = (name: string) => `Het ${name} veld is verplicht`

async function openFromMonth(page: Page): Promise<void> {
  await page.goto('/admin/viewcontracts?month=2026-11')
  await expect(page.getByRole('switch', { name: 'Interne firma verbergen' })).toBeVisible()
  await page.getByRole('button', { name: 'Meer stappen' }).click()
  for (const name of ['Loonexport Wijzerplaat Interim', 'Loonexport Wijzerplaat Zorg', 'Alle planningen vastzetten']) {
    await expect(page.getByRole('menuitem', { name })).toBeVisible()
  }
  await page.getByRole('menuitem', { name: 'Nieuwe factuur' }).click()
  await expect(page).toHaveURL(FORM)
  await expect(page.getByRole('heading', { name: 'Aangepaste Factuur' })).toBeVisible()
}

async function readEmptyForm(page: Page): Promise<void> {
  await expect(field(page, 'Factuurdatum')).toHaveValue('01-12-2026')
  await expect(page.getByRole('combobox', { name: 'Btw-regime' })).toHaveValue('EX44_2')
  const terms = page.getByRole('combobox', { name: 'Betaaltermijn' })
  expect(await terms.getByRole('option').allInnerTexts()).toEqual(['30 dagen', '60 dagen', '90 dagen'])
  await expect(field(page, 'Land')).toHaveValue('BE')
  await expect(page.getByRole('combobox', { name: 'Btw-regime' })).toHaveAccessibleDescription(
    /^Vrijgesteld van btw op grond van artikel 44, § 2/,
  )

  await field(page, 'Factuurdatum').fill('')
  await field(page, 'Land').fill('')
  await page.getByRole('combobox', { name: 'Btw-regime' }).selectOption('Andere vrijstelling')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  for (const name of [...REQUIRED, ...REFERENCES, ...OF_A_COST, 'factuurdatum', 'land']) {
    await expect(page.getByText(required(name), { exact: true })).toBeVisible()
  }
  await expect(page.getByText('Bij 0 % btw is de vrijstellingstekst verplicht.')).toBeVisible()
  await expect(field(page, 'Organisatienaam'), 'the first wrong field has the focus').toBeFocused()
}

/**
 * When HR chooses a customer, the form gets the customer's data, and HR can change them. When the data cannot be
 * loaded, an error is shown next to the chosen customer.
 */
async function takeOverCustomer(page: Page): Promise<void> {
  await page.route(/\/administration\/customer\/\d+$/, (route) => route.fulfill({ status: 404 }), { times: 1 })
  await chooseCustomer(page)
  await expect(customerChoice(page)).toHaveAccessibleDescription(
    /^De gegevens van deze klant konden niet geladen worden/,
  )
  await field(page, 'Organisatienaam').fill('Met de hand getypt')
  await chooseCustomer(page)
  await expect(field(page, 'Organisatienaam')).toHaveValue('AZ Klaverveld vzw')
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(field(page, 'Organisatienaam'), 'the undo restores the typed name').toHaveValue('Met de hand getypt')
  await expect(field(page, 'Straat')).toHaveValue('')
  await chooseCustomer(page)
  await expect(field(page, 'Organisatienaam')).toHaveValue('AZ Klaverveld vzw')
  await expect(field(page, 'Aangeschrevene')).toHaveValue('Dienst facturatie')
  await expect(field(page, 'Straat')).toHaveValue('Klaverveldstraat')
  await expect(field(page, 'Huisnummer')).toHaveValue('112')
  await expect(field(page, 'Postcode')).toHaveValue('9810')
  await expect(field(page, 'Stad')).toHaveValue('Nazareth')
  await expect(field(page, 'Land')).toHaveValue('BE')
  await expect(field(page, 'Btw-nummer')).toHaveValue('BE0428759497')
  await expect(field(page, 'Contact e-mail')).toHaveValue('planning@klaverveld.example')
  await expect(page.getByText('facturen@klaverveld.example')).toBeVisible()

  await field(page, 'Organisatienaam').fill('AZ')
  await field(page, 'Aangeschrevene').fill('JM')
  await field(page, 'Btw-nummer').fill('BE')
  await field(page, 'Contact e-mail').fill('planning')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  for (const name of ['organisatienaam', 'aangeschrevene', 'btw-nummer']) {
    await expect(page.getByText(`Het ${name} veld moet minstens 3 letters bevatten`)).toBeVisible()
  }
  await expect(page.getByText('Het email adres is niet geldig')).toBeVisible()
  await field(page, 'Organisatienaam').fill('Duinrand Diensten')
  await field(page, 'Aangeschrevene').fill('Mevrouw Maes')
  await field(page, 'Btw-nummer').fill('BE0428759497')
  await field(page, 'Contact e-mail').fill('maes@klaverveld.example')
  const addresses = page.getByRole('combobox', { name: 'E-mails voor de factuur' })
  await addresses.fill('boekhouding@klaverveld.example')
  await addresses.press('Enter')
}

const customerChoice = (page: Page) => page.getByRole('combobox', { name: 'Gegevens overnemen van klant' })

async function chooseCustomer(page: Page): Promise<void> {
  await customerChoice(page).fill('Klaverveld')
  await page.getByRole('option', { name: 'AZ Klaverveld (AZK)' }).click()
}

async function leaveAndStay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Annuleren' }).click()
  const question = page.getByRole('dialog', { name: /^U heeft niet-opgeslagen wijzigingen/ })
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(field(page, 'Organisatienaam'), 'the form keeps the typed name').toHaveValue('Duinrand Diensten')
}

async function fillReferences(page: Page): Promise<void> {
  await field(page, 'Factuurdatum').fill('02-12-2026')
  await page.getByRole('combobox', { name: 'Betaaltermijn' }).selectOption('90 dagen')
  await field(page, 'Interne referentie').fill('INT-1')
  await field(page, 'Externe referentie').fill('EXT-1')
  await field(page, 'Referentie').fill('REF-1')
}

/** The totals change while HR types. A discount is entered as a negative free cost. A free cost of zero is refused. */
async function enterCosts(page: Page): Promise<void> {
  await enterCost(page, 0, { Omschrijving: 'Opleiding', Aantal: '2', Eenheid: 'dagen', Kost: '250' })
  await expect(page.getByRole('definition').last()).toHaveText('€ 500,00')
  await page.getByRole('button', { name: 'Vrije kost toevoegen' }).click()
  await enterCost(page, 1, { Omschrijving: 'Korting', Aantal: '1', Eenheid: 'stuk', Kost: '0' })
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(field(page, 'Kost').nth(1)).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Kost').nth(1).fill('-50')
  await page.getByRole('combobox', { name: 'Btw-regime' }).selectOption('BE21')
  await expect(page.getByRole('definition')).toHaveText(['€ 450,00', '€ 94,50', '€ 544,50'])
}

/** The session of the user ends while the user types. After a new sign-in, the form still contains the input. */
async function signInAfterTheSessionEnded(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, value: 'ended' })))
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('U bent uitgelogd. Log opnieuw in om de app te blijven gebruiken.')).toBeVisible()
  await signInHere(page, demo.hr)
  await expect(page).toHaveURL(FORM)
  await expect(page.getByText('Wat je had ingevuld, staat er weer.')).toBeVisible()
  await expect(field(page, 'Kost').nth(1)).toHaveValue('−50,00')
  await expect(page.getByRole('definition')).toHaveText(['€ 450,00', '€ 94,50', '€ 544,50'])
}

async function enterCost(page: Page, index: number, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).nth(index).fill(value)
  await page.getByRole('combobox', { name: 'Boekhoudkost' }).nth(index).selectOption('Andere')
}
