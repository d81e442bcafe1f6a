import { addFreeCost } from '@uurwerk/contract/invoicing/freeCosts'
import { toggleApproval } from '@uurwerk/contract/timesheets/contractMonths'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { mailsTo } from './fixtures/servers/mailServer.ts'
import { november, PayrollOffice, type Employed } from './fixtures/offices/payrollOffice.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { Billing } from './screens/office/billing.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'
import { takeMonthStep } from './screens/office/contractMonths.ts'

const CUSTOMER = 'Huis Rekening'
const ADDRESS = '1000077@reizen.example'
/** The total of an invoice in this test: each person worked one day of 7,60 hours at 40,00, which is € 304,00. */
const TOTAL = '€ 304,00'
const NAMES = ['Ann', 'Bob', 'Cis', 'Dina', 'Els', 'Fien', 'Geert', 'Hans', 'Iris', 'Joost'].map(
  (name) => `${name} Rekent`,
)
const [ANN = '', BOB = ''] = NAMES
/** The person whose hourly rate ended before the worked day. */
const JOOST = 'Joost Rekent'

/** Makes ten months that were worked, confirmed and approved. */
async function givenTenMonths(): Promise<ReadonlyMap<string, Employed>> {
  const office = await PayrollOffice.open('Rekening', '1000077')
  const hr = await tokenOf(HR_EMAIL)
  const ready = async (name: string, index: number): Promise<readonly [string, Employed]> => {
    const rateUntil = name === JOOST ? '2026-11-15' : undefined
    const person = await office.employ(name, { employeeNr: index + 1, rateUntil })
    await office.work(person, '2026-11-20')
    await office.confirm(person)
    const params = { contractId: person.contractId, yearMonth: november }
    await call(toggleApproval, { params, body: { confirmedForInvoice: true } }, hr)
    return [name, person]
  }
  return new Map(await Promise.all(NAMES.map(ready)))
}

async function openBilling({ as, consoleErrors }: Given) {
  // The preview of a month without an hourly rate is refused with 409, and the console shows this refusal.
  consoleErrors.expect(/status of 409/)
  const people = await givenTenMonths()
  const page = await as(demo.hr)
  const billing = new Billing(page)
  return { people, page, billing }
}

type Fixtures = Awaited<ReturnType<typeof openBilling>>

test('HR bills November for ten contracts, mails the invoices and bills one contract again', async ({
  as,
  consoleErrors,
}) => {
  const fixtures = await openBilling({ as, consoleErrors })
  await test.step('nine of ten contracts get an invoice, and the contract without a rate is skipped', () =>
    billTen(fixtures))
  await test.step('after a reload, the report still links to the missing rate', () => extendRate(fixtures))
  await test.step('no mail is sent before the e-mail address is confirmed', () => mailTen(fixtures))
  await test.step('HR credits the invoice of the employee Ann', () => creditInvoice(fixtures))
  await test.step('the accounting exports of December contain all invoices and the credit note', () =>
    exportBooks(fixtures))
  await test.step('HR bills the month of the employee Ann again from the preview', () => billAnnAgain(fixtures))
  await test.step('HR deletes a concept invoice, and the undo restores the concept invoice with its edited fields', () =>
    deleteConcept(fixtures))
  await test.step('the preview of Bob’s month links to the finished invoice', () => openFinalInvoice(fixtures))
})

async function billTen({ page, billing }: Fixtures): Promise<void> {
  await chooseTen(page, billing)
  await billing.choice.getByRole('switch', { name: 'Meteen factureren (nummer geven)' }).check()
  await billing.choice.getByRole('button', { name: '10 facturen maken' }).click()
  await expect(billing.status).toHaveText('9 facturen gemaakt, 1 overgeslagen')
  await expect(billing.row(JOOST)).toContainText('Overgeslagen')
  await expectNoViolation(page, 'the report of a batch')
  await expect(billing.report.getByText('Geen geldig uurtarief op 20-11-2026.')).toBeVisible()
  expect(await csvOf(page, billing)).toContain(`${JOOST};${CUSTOMER};;;7,6;;Overgeslagen;Geen geldig uurtarief`)
}

async function extendRate({ page, billing }: Fixtures): Promise<void> {
  await page.reload()
  await billing.report.getByRole('link', { name: 'Naar de facturatie' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Geen geldig uurtarief' })).toBeVisible()
  await page.getByRole('button', { name: 'Uurtarief verlengen' }).click()
  const question = page.getByRole('dialog', { name: 'Wil je het uurtarief verlengen?' })
  await expect(question).toContainText('van 16-11-2026 tot en met 30-11-2026')
  await question.getByRole('button', { name: 'Uurtarief verlengen' }).click()
  await expect(page.getByText(TOTAL).first()).toBeVisible()
  await page.goBack()
  await billing.retry()
  await expect(billing.status).toHaveText('één factuur gemaakt, niets overgeslagen')
  await expect(billing.row(JOOST)).toContainText(/2026-\d{6}/)
  await billing.close()
}

async function mailTen({ page, billing }: Fixtures): Promise<void> {
  await billing.chooseAll(CUSTOMER, 'confirmed')
  await readList(page)
  await page.getByRole('region', { name: 'Selectie' }).getByRole('button', { name: 'Verzenden' }).click()
  const question = page.getByRole('dialog', { name: 'Wil je deze 10 facturen, samen € 3.040,00, verzenden?' })
  await question.getByRole('button', { name: 'Verzenden' }).click()
  await expect(billing.status).toContainText('10 overgeslagen')
  await billing.report.getByRole('link', { name: 'Naar de e-mails' }).first().click()
  await page.getByRole('row').filter({ hasText: ADDRESS }).getByRole('button', { name: 'Bevestig e-mail' }).click()
  await expect(page.getByRole('row').filter({ hasText: ADDRESS })).toHaveCount(0)
  await page.goBack()
  await billing.retry()
  await expect(billing.status).toHaveText('10 facturen klaargezet om te verzenden, niets overgeslagen')
  const invoices = async () => (await mailsTo(ADDRESS)).filter(({ subject }) => subject?.startsWith('Factuur '))
  await expect.poll(async () => (await invoices()).length).toBe(10)
  await billing.close()
  // The list does not show the new invoices, because their status does not match the filter any more.
  await page.getByRole('button', { name: 'Toon 10 die nu niet getoond worden' }).click()
  await expect(page.getByRole('row').filter({ hasText: CUSTOMER })).toHaveCount(10)
}

async function creditInvoice({ page }: Fixtures): Promise<void> {
  await page.goto(`/admin/viewinvoices?month=2026-11&status=all&q=${ANN.replace(' ', '+')}`)
  await page.setViewportSize({ width: 1440, height: 240 })
  await page.getByRole('link', { name: /^Meer details/ }).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: /^Meer details/ }).click()
  await expect(page).toHaveURL(/\/admin\/viewinvoicedetail\?invoice=\d+$/)
  expect(await page.evaluate(() => window.scrollY), 'the screen shows its top').toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByText('VOLTOOID', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bewerken' })).toHaveAccessibleDescription(/verandert niet meer/)
  await page.getByRole('button', { name: 'Creditnota', exact: true }).click()
  const credit = page.getByRole('dialog', { name: /^Creditnote datum/ })
  await credit.getByLabel('Reden').fill('Verkeerde dag')
  await credit.getByRole('button', { name: 'Creditnota maken' }).click()
  await expect(page.getByText(/CN2026-\d{6}/).first()).toBeVisible()
}

async function exportBooks({ page }: Fixtures): Promise<void> {
  await readBooks(page)
}

async function billAnnAgain({ people, page }: Fixtures): Promise<void> {
  await billAgain(page, people.get(ANN)!)
}

async function deleteConcept({ page, billing }: Fixtures): Promise<void> {
  await billing.chooseAll(CUSTOMER, 'created')
  const concepts = page.getByRole('row').filter({ hasText: CUSTOMER })
  await page.getByRole('region', { name: 'Selectie' }).getByRole('button', { name: 'Verwijderen' }).click()
  const question = page.getByRole('dialog', { name: /^Wil je dit concept van € 318,50 verwijderen\?/ })
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(concepts).toHaveCount(0)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(concepts).toHaveCount(1)
  await expect(concepts).toContainText('€ 318,50')
}

async function openFinalInvoice({ people, page }: Fixtures): Promise<void> {
  await page.goto(`/admin/viewexcel?contract=${people.get(BOB)!.contractId}&month=2026-11`)
  await expect(page.getByRole('button', { name: 'Genereer nieuwe factuur' })).toHaveAccessibleDescription(
    'Van deze maand is al een factuur gemaakt.',
  )
  await chooseMore(page, 'Pas factuur aan')
  await expect(
    page.getByText('Deze factuur is al voltooid en verandert niet meer. Maak een creditnota.').first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Factuuroverzicht 2026-/ })).toBeVisible()
}

async function chooseMore(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: step }).click()
}

/** Chooses only the contracts of this test, because other tests bill in the same month. */
async function chooseTen(page: Page, billing: Billing): Promise<void> {
  await page.goto('/admin/viewcontracts?month=2026-11&q=rekent')
  await takeMonthStep(page, 'Facturen maken')
  await expect(billing.choice.getByText('Alleen wat de lijst toont: 10 van')).toBeVisible()
  await expect(billing.choice.getByRole('checkbox')).toHaveCount(10)
  await billing.choice.getByRole('button', { name: 'Alle contracten van de maand' }).click()
  await expect(billing.contract(JOOST)).toBeChecked()
  await expect(billing.contract('Annelies Vandenbroucke').first()).toBeDisabled()
  await expect(billing.choice.getByText('De timesheet is nog niet bevestigd.').first()).toBeVisible()
  await billing.choice.getByRole('button', { name: /^Alles uitvinken/ }).click()
  const make = billing.choice.getByRole('button', { name: 'Facturen maken' })
  await expect(make).toHaveAccessibleDescription('Kies minstens één contract.')
  await billing.choice.getByRole('switch', { name: 'Groepeer per klant' }).check()
  await billing.choice.getByRole('button', { name: /^Alles aanvinken.*Huis Rekening/ }).click()
  await billing.choice.getByRole('switch', { name: 'Groepeer per klant' }).uncheck()
  for (const name of NAMES) await expect(billing.contract(name)).toBeChecked()
  await expect(billing.contract(ANN)).toHaveAccessibleDescription('7,60 uur, € 304,00 excl. btw')
  // The total is the amount of nine contracts, because Joost's rate ended before the worked day.
  await expect(billing.choice.getByText('Samen € 2.736,00 excl. btw, € 2.736,00 incl. btw')).toBeVisible()
  await expectNoViolation(page, 'the choice of contracts to bill')
}

async function csvOf(page: Page, billing: Billing): Promise<string> {
  const saved = page.waitForEvent('download')
  await billing.report.getByRole('button', { name: /^CSV van Verslag/ }).click()
  return readFile(await (await saved).path(), 'utf8')
}

async function readList(page: Page): Promise<void> {
  const rows = page.getByRole('row').filter({ hasText: CUSTOMER })
  await expect(rows).toHaveCount(10)
  const statuses = page.getByRole('radiogroup', { name: 'Status' }).getByRole('radio')
  await expect(statuses).toHaveCount(5)
  for (const status of ['Aangemaakt', 'Bevestigd', 'Verstuurd', 'Gecrediteerd', 'Alle']) {
    await expect(page.getByRole('radio', { name: status, exact: true })).toBeAttached()
  }
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Datum',
    'Factuurnummer',
    'Firmanaam',
    'Medewerker',
    'Btw',
    'Totaal incl. btw',
    'Status',
    'Verzending',
    'Betaling',
    'Details',
  ])
  await expect(rows.filter({ hasText: JOOST })).toHaveText(
    new RegExp(`01-12-2026.*2026-\\d{6}.*${CUSTOMER}.*${JOOST}.*${TOTAL.replace(' ', '.')}.*Bevestigd.*Meer details`),
  )
  await expect(page.getByRole('row').filter({ hasText: '10 facturen' })).toContainText('€ 3.040,00')
}

async function readBooks(page: Page): Promise<void> {
  await page.goto('/admin/viewinvoices?month=2026-11')
  await expect(page.getByRole('radio', { name: 'Aangemaakt', exact: true }), 'the concepts are first').toBeChecked()
  await page.getByRole('button', { name: 'Volgende maand' }).click()
  await expect(page).toHaveURL('/admin/viewinvoices?month=2026-12')
  await page.getByRole('button', { name: 'Vorige maand' }).click()
  await expect(page).toHaveURL('/admin/viewinvoices?month=2026-11')
  await page.getByRole('button', { name: 'Boekhouding' }).click()
  const books = page.getByRole('dialog', { name: /^Export voor de boekhouding/ })
  await expect(books.getByLabel('Van')).toHaveValue('01-11-2026')
  await expect(books.getByLabel('Tot en met')).toHaveValue('30-11-2026')
  await books.getByLabel('Van').fill('31-12-2026')
  await expect(books.getByRole('button', { name: 'CSV' })).toHaveAccessibleDescription(
    /^De reeks eindigt voor ze begint/,
  )
  await books.getByLabel('Van').fill('01-12-2026')
  await books.getByLabel('Tot en met').fill('31-12-2026')
  await books.getByLabel('Tot en met').press('Tab')
  await expectNoViolation(page, 'the export for the books')
  const csv = page.waitForEvent('download')
  await books.getByRole('button', { name: 'CSV' }).click()
  const lines = (await readFile(await (await csv).path(), 'utf8'))
    .split('\r\n')
    .filter((line) => line.includes(CUSTOMER))
  expect(lines.filter((line) => line.startsWith('Factuur;2026-'))).toHaveLength(10)
  expect(lines.filter((line) => line.startsWith('Creditnota;CN2026-'))).toHaveLength(1)
  const zip = page.waitForEvent('download')
  await books.getByRole('button', { name: 'Zip met PDF en UBL' }).click()
  expect((await zip).suggestedFilename()).toMatch(/\.zip$/)
}

/**
 * The preview shows hours and amounts. HR can edit the concept invoice. Before unsaved input is lost, the screen asks
 * for a confirmation.
 */
async function billAgain(page: Page, { id: userId, contractId }: Employed): Promise<void> {
  const params = { contractId, userId, yearMonth: november }
  const train = { description: 'Treinrit', amount: 2, units: 'rit', cost: 7.25, accountingCostDto: { id: 1 } }
  await call(addFreeCost, { params, body: train }, await tokenOf(HR_EMAIL))
  await page.goto(`/admin/viewexcel?contract=${contractId}&month=2026-11`)
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: /^Pas factuur aan.*nog geen factuur gemaakt\.$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Genereer nieuwe factuur' }).click()
  const preview = page.getByRole('dialog', { name: /^Genereer nieuwe factuur/ })
  await expect(preview.getByText('Gewerkte uren').locator('..')).toContainText('7,60 uur')
  await expect(preview.getByText('Treinrit').locator('..')).toContainText('€ 14,50')
  await expect(preview.getByText('Totaal vrije kosten').locator('..')).toContainText('€ 14,50')
  await expect(preview.getByText('Totaalbedrag').locator('..')).toContainText('€ 318,50')
  await expect(preview).toContainText('Ben je zeker dat je een factuur wil genereren?')
  await preview.getByRole('button', { name: 'Genereer factuur' }).click()
  await expect(page.getByText('AANGEMAAKT', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/viewinvoice\?invoice=\d+$/)

  await page.goto(`/admin/viewexcel?contract=${contractId}&month=2026-11`)
  await chooseMore(page, 'Pas factuur aan')
  const editor = page.getByRole('dialog', { name: /^Pas de factuur aan/ })
  await expect(editor.getByRole('button', { name: 'Opslaan' })).toHaveAccessibleDescription(
    'Er is nog niets gewijzigd.',
  )
  await editor.getByLabel('Organisatienaam').fill('H')
  await editor.getByRole('button', { name: 'Opslaan' }).click()
  await expect(editor.getByText('Het organisatienaam veld moet minstens 2 letters bevatten')).toBeVisible()
  await editor.getByLabel('Organisatienaam').fill('Huis Rekening nv')
  await editor.getByRole('button', { name: 'Annuleren' }).click()
  const question = page.getByRole('dialog', {
    name: 'U heeft niet-opgeslagen wijzigingen. Weet u zeker dat u ze wilt verwijderen?',
  })
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await editor.getByRole('button', { name: 'Opslaan' }).click()
  await expect(editor).toBeHidden()
  await expect(page.getByText('Huis Rekening nv').first()).toBeVisible()
}
