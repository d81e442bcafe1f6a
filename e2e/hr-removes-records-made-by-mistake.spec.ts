import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { createWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { call, tokenOf } from './fixtures/call.ts'
import { demo } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { ContractForm } from './screens/office/contract.ts'

async function openCustomer({ as, consoleErrors }: Given) {
  consoleErrors.expect(/status of 409/)
  const office = await Office.open()
  const nele = await office.hire('Nele Vergissing', { from: '2026-01-01' })
  const customerId = await office.welcomeCustomer('Hof Ter Slip', {
    abbreviation: 'SLIP',
    invoicesTo: 's@reizen.example',
  })
  const contractId = await office.sign(nele, { customerId, from: '2026-01-01', rate: 40 })
  const labourPeriod = { startDateTimestamp: '2026-11-03T12:00', endDateTimestamp: '2026-11-03T20:00' }
  await call(
    createWorkedShift,
    {
      params: { contractId, yearMonth: toYearMonth('2026-11') },
      body: { date: '2026-11-03', labourPeriod, remark: '' },
    },
    await tokenOf(nele.email),
  )

  const page = await as(demo.hr, `/admin/viewCustomerDetail?customer=${customerId}`)
  const contracts = page.getByRole('region', { name: 'Contracten' })
  const remove = page.getByRole('button', { name: 'Verwijderen', exact: true })
  return { nele, contractId, page, contracts, remove }
}

type Fixtures = Awaited<ReturnType<typeof openCustomer>>

test('HR reads the effect of a change before saving, and removes records that were made by mistake', async ({
  as,
  consoleErrors,
}) => {
  const fixtures = await openCustomer({ as, consoleErrors })
  await test.step('before HR changes the hours of a customer, a dialog shows the prices that will change', () =>
    changeHours(fixtures))
  await test.step('HR must confirm that a person gets a second contract with the same customer', () =>
    signAgain(fixtures))
  await test.step('HR removes the second contract, undoes the removal, and removes the contract again', () =>
    removeContract(fixtures))
  await test.step('HR cannot remove a person who has records', () => keepPersonInUse(fixtures))
})

async function changeHours({ page }: Fixtures): Promise<void> {
  await page.getByRole('button', { name: 'Klant aanpassen' }).click()
  await page.getByLabel('Start avond').fill('22:00')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('De uren moeten op de klok na elkaar komen')).toBeVisible()
  await expect(page.getByLabel('Start nacht')).toBeFocused()
  await page.getByLabel('Start avond').fill('20:00')
  await page.getByLabel('Btw-nummer').fill('BE1234567890')
  await expect(page.getByText('Een factuur aan deze klant krijgt zo geen UBL.')).toBeVisible()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  const prices = page.getByRole('dialog', { name: 'Wil je deze prijzen wijzigen?' })
  await expect(prices).toContainText('november 2026')
  await expect(prices).toContainText('€ 328,00')
  await expect(prices).toContainText('€ 320,00')
  await prices.getByRole('button', { name: 'Prijzen wijzigen' }).click()
  await expect(page.getByRole('button', { name: 'Klant aanpassen' })).toBeFocused()
}

async function signAgain({ nele, contractId, page, contracts }: Fixtures): Promise<void> {
  const form = new ContractForm(contracts)
  await form.button('Contract toevoegen').click()
  await form.choose('Gebruiker', nele.name)
  await form.enter({ Startdatum: '01-05-2026', Uurtarief: '0' })
  await form.button('Contract opslaan').click()
  const question = page.getByRole('dialog', { name: 'Ben je zeker dat je dit contract wil opslaan?' })
  await expect(question).toContainText(`contract ${contractId}, 01-01-2026 (met onbepaalde duur)`)
  await expect(question).toContainText('Het uurtarief is € 0,00')
  await question.getByRole('button', { name: 'Contract opslaan' }).click()
  await page.getByRole('button', { name: 'Bekijken' }).click()
}

async function removeContract({ nele, contractId, page, contracts, remove }: Fixtures): Promise<void> {
  const removeOnce = async () => {
    await remove.click()
    await page
      .getByRole('dialog', { name: /^Wil je contract \d+ van Nele Vergissing/ })
      .getByRole('button', { name: 'Verwijderen' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: nele.name })).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1, name: /^Contract/ })).toBeVisible()
  const secondContract = page.url()
  await removeOnce()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Contract/ })).toBeVisible()
  expect(page.url()).toBe(secondContract)
  await removeOnce()
  await expect(page.getByRole('heading', { level: 1, name: nele.name })).toBeVisible()
  await expect(contracts.getByRole('link', { name: `${contractId}`, exact: true })).toBeVisible()
  await expect(contracts.getByText('01-05-2026')).toHaveCount(0)
}

async function keepPersonInUse({ nele, page, remove }: Fixtures): Promise<void> {
  await remove.click()
  await page
    .getByRole('dialog', { name: `Wil je ${nele.name} verwijderen?` })
    .getByRole('button', { name: 'Verwijderen' })
    .click()
  await expect(page.getByText(/want het is in gebruik: 1 contract, .*aanmelding/)).toBeVisible()
}
