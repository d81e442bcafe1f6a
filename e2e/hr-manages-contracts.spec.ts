import { contract, editContract, editOrder } from '@uurwerk/contract/contracts/contracts'
import { confirmMonth, createWorkedShift, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Page } from '@playwright/test'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import type { Hired } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { ContractForm, ContractScreen } from './screens/office/contract.ts'

const WORKER = 'Lore Contractwissel'
const CUSTOMER = 'Polikliniek Orderhof'

test('HR adds a contract for the employee Lore, changes its hourly rate and ends the contract earlier', async ({
  as,
  consoleErrors,
}) => {
  // This test causes refusals on purpose, and the browser reports each refusal on its console.
  consoleErrors.expect(/status of 409/)
  const office = await Office.open()
  const lore = await office.hire(WORKER, { from: '2026-01-01' })
  const customerId = await office.welcomeCustomer(CUSTOMER, { abbreviation: 'ORDER', invoicesTo: 'hof@reizen.example' })

  const page = await as(demo.hr)
  const contractId = await test.step('HR makes a new contract', () => makeContract(page, customerId))
  await test.step('the employee Lore works and confirms a month', () => workAndConfirm(lore, contractId))
  const screen = new ContractScreen(page)
  await test.step('HR gives a contract a new hourly rate', () => changeRates(screen))
  await test.step('HR cannot add an order that overlaps another order', () => keepOrdersApart(screen))
  await test.step('HR sees that another user has changed the order that HR edits', () =>
    meetAnotherChange(screen, contractId))
  await test.step('HR sees that another user has changed the reference of the contract', () =>
    meetAnotherReference(screen, contractId))
  await test.step('HR ends a contract earlier', () => endSooner(screen))
})

test('HR saves a contract without an end, changes its dates and adds an order', async ({ as }) => {
  const office = await Office.open()
  const sam = await office.hire('Sam Openeind', { from: '2026-01-01' })
  const customerId = await office.welcomeCustomer('Rusthuis Zonder Eind', {
    abbreviation: 'EIND',
    invoicesTo: 'eind@reizen.example',
  })
  const page = await as(demo.hr, `/admin/viewCustomerDetail?customer=${customerId}`)
  const section = page.getByRole('region', { name: 'Contracten' })
  const form = new ContractForm(section)
  const row = section.getByRole('row', { name: sam.name })

  await test.step('HR saves a contract without an end', async () => {
    await form.button('Contract toevoegen').click()
    await form.choose('Gebruiker', sam.name)
    await form.enter({ Startdatum: '01-03-2026', Uurtarief: '39,5' })
    await expect(form.field('Einddatum order')).toBeDisabled()
    await form.button('Contract opslaan').click()
    await expect(row).toContainText('01-03-2026 (met onbepaalde duur)')
  })

  await test.step('HR gives the contract an end, after the form refused an end before the start', async () => {
    await row.getByRole('button', { name: /^Datums aanpassen/ }).click()
    await form.enter({ Einddatum: '28-02-2026' })
    await form.button('Opslaan').click()
    await form.expectErrors(['Het einddatum veld moet een datum na het startdatum veld zijn'])
    await form.enter({ Einddatum: '30-11-2026' })
    await form.button('Opslaan').click()
    const question = page.getByRole('dialog', { name: 'Ben je zeker dat je dit contract wil opslaan?' })
    await expect(question).toContainText('Timesheets en orders na 30-11-2026 worden niet bewaard.')
    await question.getByRole('button', { name: 'Contract opslaan' }).click()
    await expect(row).toContainText('01-03-2026 Tot 30-11-2026')
    await row.getByText('01-03-2026 Tot 30-11-2026').click()
    await expect(page.getByRole('heading', { level: 1, name: /^Contract \d+$/ })).toBeVisible()
    await page.goBack()
  })

  await test.step('HR cannot add an order that overlaps the first order', async () => {
    await row.getByRole('button', { name: /^Order toevoegen/ }).click()
    await form.enter({ 'Startdatum order': '01-11-2026', 'Einddatum order': '30-11-2026', Uurtarief: '41' })
    await expect(section.getByText('Deze datums overlappen met andere:', { exact: true })).toBeVisible()
    await expect(section.getByText('01-03-2026 Tot 30-11-2026', { exact: true })).toHaveCount(2)
    await expect(form.button('Opslaan')).toHaveAttribute('aria-disabled', 'true')
  })
})

test('HR reads the contracts of a person by period, and adds a contract on the same page', async ({ as }) => {
  const office = await Office.open()
  const jo = await office.hire('Jo Tweebanen', { from: '2026-01-01' })
  const facts = { abbreviation: 'BAAN', invoicesTo: 'baan@reizen.example' }
  const second = await office.welcomeCustomer('Tweede Baan', facts)
  await office.welcomeCustomer('Eerste Baan', facts)
  const later = await office.sign(jo, { customerId: second, from: '2026-05-01', rate: 40 })

  const page = await as(demo.hr, `/admin/viewUserDetail?user=${jo.id}`)
  const section = page.getByRole('region', { name: 'Contracten' })
  const form = new ContractForm(section)
  await test.step('HR adds a contract, after the form refused a start before the employment', async () => {
    await form.button('Contract toevoegen').click()
    await form.choose('Klant', 'Eerste Baan')
    await form.enter({ Startdatum: '31-12-2025', Uurtarief: '38' })
    await form.button('Contract opslaan').click()
    await form.expectErrors(['Het contract valt buiten de tewerkstelling. Kies datums binnen de tewerkstelling.'])
    await form.enter({ Startdatum: '01-02-2026' })
    await form.button('Contract opslaan').click()
  })

  await test.step('the contracts of the person are sorted by start, and a row opens its contract', async () => {
    const rows = section.getByRole('row').filter({ hasText: 'Baan' })
    await expect(rows, 'the contracts are sorted by start').toContainText(['Eerste Baan', 'Tweede Baan'])
    await expect(rows.first()).toContainText('01-02-2026 Tot onbepaald')
    await section.getByRole('button', { name: 'Klant', exact: true }).click()
    await section.getByRole('button', { name: 'Klant', exact: true }).click()
    await expect(rows).toContainText(['Tweede Baan', 'Eerste Baan'])
    await expect(rows.first().getByRole('link', { name: 'Tweede Baan', exact: true })).toHaveAttribute(
      'href',
      `/admin/viewcontractDetail?contract=${later}`,
    )
    await rows.first().click()
    await expect(page.getByRole('heading', { level: 1, name: `Contract ${later}` })).toBeVisible()
  })
})

/** Creates a contract on the customer's screen, after the form has shown all errors. Returns the id of the contract. */
async function makeContract(page: Page, customerId: number): Promise<number> {
  await page.goto(`/admin/viewCustomerDetail?customer=${customerId}`)
  const section = page.getByRole('region', { name: 'Contracten' })
  await expect(section).toContainText(`${CUSTOMER} heeft nog geen contracten`)
  const form = new ContractForm(section)
  await form.button('Contract toevoegen').click()
  await form.button('Contract opslaan').click()
  await form.expectErrors([
    'Het gebruiker veld is verplicht',
    'Het startdatum veld is verplicht',
    'Het startdatum order veld is verplicht',
    'Het uurtarief veld is verplicht',
  ])

  await form.choose('Gebruiker', WORKER)
  await form.enter({ Startdatum: '01-06-2026', Einddatum: '31-12-2026', Referentie: 'RAAM-77', Uurtarief: '40,255' })
  await expect(form.field('Startdatum order'), 'the order has the start of the contract').toHaveValue('01-06-2026')
  await expect(form.field('Einddatum order')).toHaveValue('31-12-2026')
  await form.enter({ 'Startdatum order': '31-05-2026' })
  await form.button('Contract opslaan').click()
  await form.expectErrors([
    'Het startdatum order veld moet een datum na het startdatum veld zijn',
    'Het uurtarief veld mag hoogstens 2 cijfers na de komma hebben',
  ])
  await expect(form.field('Startdatum order')).toBeFocused()
  await expect(form.button('Volgende maand'), 'no open calendar covers the wrong field').toBeHidden()
  await form.enter({ 'Startdatum order': '01-06-2026', Uurtarief: '40,25' })
  await form.enter({ 'Interne referentie': 'WZ-1', 'Externe referentie': 'PO-1' })
  await form.button('Contract opslaan').click()

  const question = page.getByRole('dialog', { name: 'Ben je zeker dat je dit contract wil opslaan?' })
  await expect(question).toContainText('Ingevulde timesheets na 31-12-2026 kunnen verloren gaan.')
  await question.getByRole('button', { name: 'Contract opslaan' }).click()
  const row = section.getByRole('row', { name: WORKER })
  await expect(row).toContainText('01-06-2026 Tot 31-12-2026')
  await expect(row.getByRole('link', { name: WORKER })).toBeVisible()
  await page.getByRole('button', { name: 'Bekijken' }).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Contract \d+$/ })).toBeVisible()
  const facts = page.getByRole('region', { name: 'Gegevens' })
  await expect(facts.getByRole('link', { name: WORKER })).toBeVisible()
  await expect(facts.getByRole('link', { name: CUSTOMER })).toBeVisible()
  await expect(facts).toContainText('01-06-2026 Tot 31-12-2026')
  await expect(facts).toContainText('RAAM-77')
  return Number(new URL(page.url()).searchParams.get('contract'))
}

/** The employee works one day in September and confirms September. In December, the employee plans one day. */
async function workAndConfirm(lore: Hired, contractId: number): Promise<void> {
  const token = await tokenOf(lore.email)
  const [september, december] = [toYearMonth('2026-09'), toYearMonth('2026-12')]
  for (const [yearMonth, date] of [[september, '2026-09-15'] as const, [december, '2026-12-10'] as const]) {
    const labourPeriod = { startDateTimestamp: `${date}T08:00`, endDateTimestamp: `${date}T16:00` }
    await call(
      createWorkedShift,
      { params: { contractId, yearMonth }, body: { date, labourPeriod, remark: '' } },
      token,
    )
  }
  await call(lockMonth, { params: { yearMonth: september } }, token)
  await call(confirmMonth, { params: { contractId }, body: { yearMonth: '2026-09' } }, token)
}

/**
 * A new rate from a later day on becomes a new order (a period of the contract with its hourly rate). To correct the
 * rate of the current order, HR edits that order.
 */
async function changeRates(screen: ContractScreen): Promise<void> {
  const { page, form } = screen
  await page.getByRole('button', { name: 'Tarief wijzigen' }).click()
  await form.enter({ 'Nieuw tarief vanaf': '01-06-2026', Uurtarief: '42' })
  await form.button('Tarief opslaan').click()
  await form.expectErrors(['Op 01-06-2026 begint er al een order. Pas het uurtarief van die order aan.'])
  await form.enter({ 'Nieuw tarief vanaf': '01-11-2026' })
  await expect(page.getByText('De lopende order eindigt op 31-10-2026.')).toBeVisible()
  await form.button('Tarief opslaan').click()
  await screen.expectRates(['€ 42,00', '€ 40,25'])
  await expect(screen.orders.getByRole('row').filter({ hasText: '€ 42,00' })).toContainText(
    /01-11-2026.*31-12-2026.*WZ-1.*PO-1/,
  )

  await page.getByRole('button', { name: 'Tarief wijzigen' }).click()
  await page.getByRole('radio', { name: 'Het tarief van de lopende order' }).check()
  await expect(page.getByText('nog niet gefactureerd zijn, worden opnieuw geprijsd')).toBeVisible()
  await form.enter({ Uurtarief: '0' })
  await form.button('Tarief opslaan').click()
  const question = page.getByRole('dialog', { name: 'Wil je een uurtarief van € 0,00 opslaan?' })
  await expect(question).toContainText(/Uurtarief nu\s*€\s\d/)
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await form.enter({ Uurtarief: '43' })
  await form.button('Tarief opslaan').click()
  await screen.expectRates(['€ 43,00', '€ 40,25'])
}

async function keepOrdersApart(screen: ContractScreen): Promise<void> {
  const { page, form } = screen
  const overlap = page.getByText('Deze datums overlappen met andere:', { exact: true })
  const gap = page.getByText('Op deze dagen van het contract geldt geen uurtarief:')
  await screen.editOrder('01-11-2026 Tot 31-12-2026')
  await form.enter({ 'Startdatum order': '15-10-2026' })
  await expect(overlap).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '01-06-2026 Tot 31-10-2026' })).toBeVisible()
  await expect(form.button('Opslaan')).toHaveAttribute('aria-disabled', 'true')
  await form.enter({ 'Startdatum order': '15-11-2026' })
  await expect(overlap).toBeHidden()
  await form.button('Opslaan').click()
  await expect(gap).toBeVisible()

  await page.getByRole('button', { name: 'Order toevoegen' }).click()
  await expect(form.field('Startdatum order'), 'the new order starts on the first day without a rate').toHaveValue(
    '01-11-2026',
  )
  await expect(form.field('Einddatum order')).toHaveValue('14-11-2026')
  await form.enter({ Uurtarief: '41' })
  await form.button('Opslaan').click()
  await expect(gap).toBeHidden()
  await screen.expectRates(['€ 43,00', '€ 41,00', '€ 40,25'])
}

async function meetAnotherChange(screen: ContractScreen, contractId: number): Promise<void> {
  const { page, form } = screen
  await screen.editOrder('01-11-2026 Tot 14-11-2026')
  await form.enter({ Uurtarief: '41,50' })
  const token = await tokenOf(HR_EMAIL)
  const { orders } = await call(contract, { params: { contractId } }, token)
  const id = orders.find(({ startDate }) => startDate === '2026-11-01')?.id ?? 0
  await call(editOrder, { params: { contractId }, body: { id, baseHourlyRate: 44 } }, token)

  await form.button('Opslaan').click()
  const notice = page.getByRole('alert').filter({ hasText: `${demo.hr} heeft deze order intussen gewijzigd.` })
  await expect(notice.getByRole('row', { name: 'Uurtarief' })).toContainText(/€\s44,00.*€\s41,50/)
  await notice.getByRole('button', { name: 'Bewaar wat ik invulde' }).click()
  // The test waits until the message about the other user's change is hidden, because that message also contains the
  // rate that HR typed.
  await expect(notice).toBeHidden()
  await screen.expectRates(['€ 43,00', '€ 41,50', '€ 40,25'])
}

async function meetAnotherReference(screen: ContractScreen, contractId: number): Promise<void> {
  const { page, form } = screen
  await page.getByRole('button', { name: 'Datums aanpassen' }).click()
  await form.enter({ Referentie: 'RAAM-78' })
  await call(editContract, { params: { contractId }, body: { reference: 'RAAM-79' } }, await tokenOf(HR_EMAIL))
  await form.button('Opslaan').click()
  const notice = page.getByRole('alert').filter({ hasText: `${demo.hr} heeft dit contract intussen gewijzigd.` })
  await expect(notice.getByRole('row', { name: 'Referentie' })).toContainText(/RAAM-79.*RAAM-78/)
  await notice.getByRole('button', { name: 'Neem de nieuwe over' }).click()
  await expect(page.getByRole('region', { name: 'Gegevens' })).toContainText('RAAM-79')
}

async function endSooner(screen: ContractScreen): Promise<void> {
  const { page, form } = screen
  await page.getByRole('button', { name: 'Datums aanpassen' }).click()
  await form.enter({ Einddatum: '31-08-2026' })
  await form.button('Opslaan').click()
  const inTheWay = page.getByRole('alert').filter({ hasText: 'bevestigde of gefactureerde maanden: september 2026' })
  await expect(inTheWay.getByRole('link', { name: 'september 2026' })).toBeVisible()

  await form.enter({ Einddatum: '14-11-2026' })
  await form.button('Opslaan').click()
  const question = page.getByRole('dialog', { name: 'Ben je zeker dat je dit contract wil opslaan?' })
  await expect(question).toContainText('Timesheets en orders na 14-11-2026 worden niet bewaard.')
  await expect(question).toContainText(/1 shift.*10-12-2026/)
  await expect(question).toContainText('1 order')
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByRole('region', { name: 'Gegevens' }), 'the end of the contract is not changed').toContainText(
    '31-12-2026',
  )

  await form.button('Opslaan').click()
  await question.getByRole('button', { name: 'Contract opslaan' }).click()
  await expect(page.getByRole('region', { name: 'Gegevens' })).toContainText('01-06-2026 Tot 14-11-2026')
  await screen.expectRates(['€ 41,50', '€ 40,25'])
}
