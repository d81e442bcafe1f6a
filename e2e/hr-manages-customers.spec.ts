import { editBonusRate } from '@uurwerk/contract/customers/bonusRates'
import { customer, editCustomer, toggleCustomer } from '@uurwerk/contract/customers/customers'
import type { Page } from '@playwright/test'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { holdAnswers } from './screens/holdAnswers.ts'
import { CustomerForm, CustomersScreen, factOf } from './screens/office/customers.ts'

test('HR searches customers and adds a subdivision that copies data of its parent', async ({ as, consoleErrors }) => {
  consoleErrors.expect(/status of 409/)
  const inactive = await anInactiveCustomer('Thuiszorg Oudeland', 'OUD')
  const page = await as(demo.hr)
  const list = new CustomersScreen(page)
  await test.step('HR searches, filters and sorts customers', () => findCustomers(list))
  await test.step('HR adds a customer as a subdivision', () => enterSubdivision(page, list))
  await test.step('HR activates a customer with the same name again', () => reactivateNamesake(page, list, inactive))
})

test('HR corrects a customer, sees the correction of another user, and deactivates the customer', async ({
  as,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 409/)
  const office = await Office.open()
  const id = await office.welcomeCustomer('Kliniek Wilgenhof', { abbreviation: 'WILG', invoicesTo: 'w@reizen.example' })
  const page = await as(demo.hr, `/admin/viewCustomerDetail?customer=${id}`)
  await test.step('HR reads the data on the page of a customer', () => readFacts(page, id))
  await test.step('HR corrects the data of a customer', () => correct(page, id))
  await test.step('HR sees that another user has changed the customer that HR edits', () =>
    meetAnotherCorrection(page, id))
  await test.step('HR deactivates a customer', () => takeOutOfUse(page))
})

async function findCustomers(list: CustomersScreen): Promise<void> {
  const { page } = list
  await list.open()
  for (const head of ['Id', 'Naam', 'Afkorting', 'Actieve contracten', 'Toekomstige contracten', 'Details']) {
    await expect(page.getByRole('columnheader', { name: head })).toBeVisible()
  }
  const ids = (await list.column(1)).map(Number)
  expect(ids, 'the customers are sorted by id').toEqual(ids.toSorted((one, other) => one - other))
  await expect(list.row('Thuiszorg Oudeland')).toHaveCount(0)
  await expect(list.row('Wijzerplaat Intern')).toContainText('interne firma')

  await list.show('Niet actief')
  await expect(list.row('Thuiszorg Oudeland')).toBeVisible()
  await expect(list.row('AZ Klaverveld')).toHaveCount(0)
  await expect(page).toHaveURL(/status=inactive/)
  await list.show('Alle')
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('oudeland')
  await expect(list.row('AZ Klaverveld')).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('')
  await list.show('Actief')
  await expect(page).not.toHaveURL(/q=/)
  await seeButtonsAt1024(page)
  await page.getByRole('button', { name: /^Naam/ }).click()
  await expect.poll(async () => (await list.column(2))[0]).toBe('AZ Klaverveld')
}

/** In a window of 1024 pixels, the button 'Meer details' in the lists of customers and people is completely visible. */
async function seeButtonsAt1024(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1024, height: 768 })
  const details = page.getByRole('link', { name: /^Meer details/ }).first()
  await expect(details).toBeInViewport({ ratio: 1 })
  await page.goto('/admin/viewusers')
  await expect(details).toBeInViewport({ ratio: 1 })
  await page.goBack()
  if (size !== null) await page.setViewportSize(size)
}

async function enterSubdivision(page: Page, list: CustomersScreen): Promise<void> {
  const form = new CustomerForm(page)
  const toggle = page.getByRole('button', { name: 'Nieuwe klant' })
  await toggle.click()
  await form.enter({ Naam: 'AZ' })
  await page.getByRole('button', { name: 'Formulier sluiten' }).click()
  await expect(form.field('Naam')).toBeHidden()
  await toggle.click()
  await expect(form.field('Naam'), 'the form keeps the typed name while it is closed').toHaveValue('AZ')

  await page.getByRole('button', { name: 'Klant toevoegen' }).click()
  await expect(page.getByText('Het naam veld moet minstens 3 letters bevatten')).toBeVisible()
  await expect(page.getByText('Het aangeschrevene veld is verplicht')).toBeVisible()
  await expect(form.field('Naam')).toBeFocused()
  await form.enter({ Naam: 'az KLAVERVELD', 'Start ochtend': '' })
  await page.getByRole('button', { name: 'Klant toevoegen' }).click()
  await expect(page.getByText('Er bestaat al een actieve klant met deze naam.')).toBeVisible()
  await expect(page.getByText('Het start ochtend veld is verplicht')).toBeVisible()
  await form.enter({ Naam: 'AZ Klaverveld – campus Beukenlaan', Afkorting: 'AZK-BEUK', 'Start ochtend': '7' })

  const rates = page.getByRole('switch', { name: 'Aangepaste bonus tarieven' })
  await rates.check()
  await form.expectValues({ Avond: '20,00', Nacht: '35,00', Zaterdag: '26,00', 'Zon- en feestdag': '56,00' })
  await form.expectValues({ 'Onderbroken dienst': '50,00', 'Oproep 24': '20,00', 'Oproep 48': '10,00' })
  await form.enter({ Avond: '99' })
  await rates.uncheck()
  await rates.check()
  await form.expectValues({ Avond: '20,00' })
  await rates.uncheck()

  await importFromParent(page, form)
  await form.enter({ Verantwoordelijke: 'Lieve Somers', 'E-mail verantwoordelijke': 'lieve@reizen.example' })
  await form.enter({ Nacht: '41' })
  await page.getByRole('switch', { name: 'Factuur en timesheet in één pdf' }).check()
  await page.getByRole('combobox', { name: 'Betaaltermijn' }).selectOption('60 dagen')
  await loseTheName(page, form)
  await page.getByRole('button', { name: 'Klant toevoegen' }).click()

  await expect(
    page.getByRole('heading', { name: 'Gedetailleerd overzicht van klant AZ Klaverveld – campus Beukenlaan' }),
  ).toBeVisible()
  await expect(factOf(page, 'Start ochtend')).toHaveText('07:00')
  await expect(factOf(page, 'Adres')).toHaveText('Klaverveldstraat 112, 9810 Nazareth, BE')
  await expect(factOf(page, 'Verantwoordelijke')).toHaveText('Lieve Somers')
  await expect(factOf(page, 'Betaaltermijn')).toHaveText('60 dagen')
  await expect(factOf(page, 'Factuur en timesheet in één pdf')).toHaveText('Ja')
  await expect(page.getByRole('region', { name: 'Bonus tarieven' }).getByText('41\u00A0%')).toBeVisible()
  await factOf(page, 'Moederbedrijf').getByRole('link', { name: 'AZK' }).click()
  await expect(
    page.getByRole('heading', { name: 'Gedetailleerd overzicht van klant AZ Klaverveld', exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Subdivisies' }).getByText('AZK-BEUK')).toBeVisible()
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Klanten' }).click()
  await list
    .row('AZK-BEUK')
    .getByRole('link', { name: /^Meer details/ })
    .click()
  await expect(page).toHaveURL(/\/admin\/viewCustomerDetail\?customer=\d+$/)
}

/**
 * Another user adds a customer with the same name. The form does not know this customer yet, so only the server can
 * refuse the name.
 */
async function loseTheName(page: Page, form: CustomerForm): Promise<void> {
  const office = await Office.open()
  await office.welcomeCustomer('Huis Esdoorn', { abbreviation: 'ESD', invoicesTo: 'e@reizen.example' })
  await form.enter({ Naam: 'Huis Esdoorn' })
  await page.getByRole('button', { name: 'Klant toevoegen' }).click()
  await expect(form.field('Naam')).toHaveAccessibleDescription('Er bestaat al een actieve klant met deze naam.')
  await expect(form.field('Naam')).toBeFocused()
  await form.enter({ Naam: 'AZ Klaverveld – campus Beukenlaan' })
}

/**
 * Only the groups that HR chooses are copied from the parent. HR cannot choose an inactive customer, or a customer that
 * has a parent, as the parent.
 */
async function importFromParent(page: Page, form: CustomerForm): Promise<void> {
  const parent = page.getByRole('combobox', { name: 'Moederbedrijf' })
  await parent.fill('Lindehof')
  await expect(page.getByRole('option', { name: /Lindehof/ })).toHaveCount(0)
  await parent.fill('Oudeland')
  await expect(page.getByRole('option', { name: /Oudeland/ })).toHaveCount(0)
  const dialog = await form.chooseParent('AZ Klaverveld')
  const groups = ['Btw-nummer', 'Facturatieadres', 'Organisatie en e-mails voor de factuur', 'Bonus tarieven']
  for (const group of [...groups, 'Standaard uren', 'Betaaltermijn', 'Verantwoordelijke']) {
    await expect(dialog.getByRole('checkbox', { name: group })).toBeChecked()
  }
  await dialog.getByRole('checkbox', { name: 'Standaard uren' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Verantwoordelijke' }).uncheck()
  await dialog.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(dialog).toBeHidden()
  await form.expectValues({ Straat: 'Klaverveldstraat', Organisatienaam: 'AZ Klaverveld vzw' })
  await form.expectValues({ Verantwoordelijke: '', 'Start ochtend': '07:00' })
  await expect(page.getByText('facturen@klaverveld.example')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Aangepaste bonus tarieven' })).toBeChecked()
}

async function reactivateNamesake(page: Page, list: CustomersScreen, id: number): Promise<void> {
  await list.open()
  await page.getByRole('button', { name: 'Nieuwe klant' }).click()
  const form = new CustomerForm(page)
  const dialog = await form.chooseParent('AZ Klaverveld')
  await dialog.getByRole('button', { name: 'Bevestigen' }).click()
  await form.enter({ Naam: 'THUISZORG oudeland', Afkorting: 'OUD' })

  await page.getByRole('link', { name: 'Facturen' }).click()
  const discard = page.getByRole('dialog', { name: /^U heeft niet-opgeslagen wijzigingen/ })
  await discard.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('button', { name: 'Klant toevoegen' }).click()
  const offer = page.getByRole('dialog', { name: 'Wil je de bestaande klant opnieuw activeren?' })
  await expect(offer).toContainText('Thuiszorg Oudeland')
  await offer.getByRole('button', { name: 'Ja, opnieuw activeren' }).click()
  await expect(page).toHaveURL(`/admin/viewCustomerDetail?customer=${id}`)
  await expect(page.getByRole('button', { name: 'Klant inactief zetten' })).toBeVisible()
}

async function readFacts(page: Page, id: number): Promise<void> {
  const facts = page.getByRole('region', { name: 'Gegevens' })
  await expect(facts).toBeVisible()
  const terms = (await facts.getByRole('term').allInnerTexts()).join(', ')
  expect(terms).toBe(
    'Id, Naam, Afkorting, Verantwoordelijke, E-mail, Start ochtend, Start avond, Start nacht, Moederbedrijf, ' +
      'Btw-nummer, Adres, Aangeschrevene, E-mails, Organisatienaam, ' +
      'Betaaltermijn, Factuur en timesheet in één pdf, Verzending van facturen',
  )
  await expect(factOf(page, 'Id')).toHaveText(String(id))
  await expect(factOf(page, 'Moederbedrijf')).toHaveText('/')
  await expect(factOf(page, 'Betaaltermijn')).toHaveText('30 dagen')
  const address = factOf(page, 'E-mails').getByRole('listitem')
  await expect(address).toHaveText('w@reizen.example nog niet bevestigd')
  await expect(address).not.toHaveAttribute('data-confirmed')
}

async function correct(page: Page, id: number): Promise<void> {
  const form = new CustomerForm(page)
  await page.getByRole('button', { name: 'Klant aanpassen' }).click()
  const save = page.getByRole('button', { name: 'Opslaan', exact: true })
  await expect(form.field('Naam')).toBeFocused()
  await expect(save, 'HR cannot save before a change').toHaveAttribute('aria-disabled', 'true')
  await form.enter({ Postcode: '256' })
  await save.click()
  await expect(page.getByText('Het postcode veld moet precies 4 tekens bevatten')).toBeVisible()
  await expect(form.field('Postcode')).toBeFocused()
  await form.enter({ Postcode: '2560', Stad: 'Kessel' })
  // Another user changes the rates of the customer while HR changes other fields. When HR saves, the new rates must
  // stay.
  const rate = { bonusType: 'LATE', percentage: 25 } as const
  await call(editBonusRate, { params: { id }, body: rate }, await tokenOf(HR_EMAIL))
  const addresses = page.getByRole('combobox', { name: 'E-mails voor de factuur' })
  await addresses.fill('facturen@klaverveld.example')
  await addresses.press('Enter')
  await save.click()
  await expect(factOf(page, 'Adres')).toHaveText(/, 2560 Kessel, BE$/)
  const confirmed = factOf(page, 'E-mails').getByRole('listitem').filter({ hasText: 'klaverveld' })
  await expect(confirmed).toHaveText('facturen@klaverveld.example bevestigd')
  await expect(confirmed).toHaveAttribute('data-confirmed')

  await page.getByRole('button', { name: 'Klant aanpassen' }).click()
  await form.enter({ Stad: 'Lier' })
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('button', { name: 'Wijzigingen verwijderen' }).click()
  await expect(factOf(page, 'Adres'), 'the cancelled change is not saved').toHaveText(/, 2560 Kessel, BE$/)
  await expect(page.getByRole('button', { name: 'Klant aanpassen' })).toBeFocused()
}

async function meetAnotherCorrection(page: Page, id: number): Promise<void> {
  const form = new CustomerForm(page)
  await page.getByRole('button', { name: 'Klant aanpassen' }).click()
  await form.enter({ Verantwoordelijke: 'Mia Peeters' })
  const token = await tokenOf(HR_EMAIL)
  const now = await call(customer, { params: { id } }, token)
  const body = { ...now, invoiceAddress: now.customerInvoiceAddress, paymentTerm: 90 }
  await call(editCustomer, { params: { id }, body }, token)

  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  const notice = page.getByRole('table', { name: 'Katrien Lauwers heeft deze klant intussen gewijzigd.' })
  await expect(notice.getByRole('row', { name: 'Betaaltermijn 90 dagen 30 dagen' })).toBeVisible()
  await expect(notice.getByRole('row', { name: 'Verantwoordelijke Lieve Somers Mia Peeters' })).toBeVisible()
  await page.getByRole('alert').filter({ has: notice }).getByRole('button').last().click()
  await expect(factOf(page, 'Verantwoordelijke')).toHaveText('Mia Peeters')
  await expect(factOf(page, 'Betaaltermijn')).toHaveText('30 dagen')
}

async function takeOutOfUse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Klant inactief zetten' }).click()
  const question = page.getByRole('dialog', {
    name: 'Als deze klant subdivisies heeft worden deze ook gedeactiveerd. Ben je zeker dat je wenst verder te gaan?',
  })
  await question.getByRole('button', { name: 'Klant inactief zetten' }).click()
  const activate = page.getByRole('button', { name: 'Klant activeren' })
  await expect(activate).toBeVisible()

  const letThrough = await holdAnswers(page, '**/toggleActive')
  await activate.click()
  await expect(activate, 'the button is disabled until the server answers').toHaveAttribute('aria-disabled', 'true')
  letThrough()
  await expect(page.getByRole('button', { name: 'Klant inactief zetten' })).toBeVisible()
}

async function anInactiveCustomer(name: string, abbreviation: string): Promise<number> {
  const office = await Office.open()
  const id = await office.welcomeCustomer(name, { abbreviation, invoicesTo: 'oud@reizen.example' })
  await call(toggleCustomer, { params: { id }, body: { newActivationStatus: false } }, await tokenOf(HR_EMAIL))
  return id
}
