import { removeBonusRate } from '@uurwerk/contract/customers/bonusRates'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test, type Given } from './fixtures/test.ts'

async function openPreview({ as, consoleErrors }: Given) {
  consoleErrors.expect(/status of 422/)
  const office = await Office.open()
  const pol = await office.hire('Pol Voorbeeld', { from: '2026-12-01' })
  const customerId = await office.welcomeCustomer('Rusthuis De Preview', {
    abbreviation: 'PREV',
    invoicesTo: 'preview@reizen.example',
  })
  const contract = await office.sign(pol, { customerId, from: '2026-12-01', rate: 41.5 })
  const nights = { params: { id: customerId }, body: { bonusType: 'NIGHT' } } as const
  await call(removeBonusRate, nights, await tokenOf(HR_EMAIL))
  const page = await as(demo.hr, `/admin/viewinvoicePreview?contract=${contract}&month=2026-12`)
  return { page }
}

type Fixtures = Awaited<ReturnType<typeof openPreview>>

test('HR corrects the rates and the free costs of a month before the invoice', async ({ as, consoleErrors }) => {
  const fixtures = await openPreview({ as, consoleErrors })
  await test.step('the list of orders shows the hourly rate, the start and the end', () => readOrders(fixtures))
  await test.step('HR changes the percentage of a bonus rate', () => changePercentage(fixtures))
  await test.step('the percentage of a new bonus rate starts at 15 %, and the list still shows no percentage after a failed save', () =>
    addRate(fixtures))
  await test.step('HR adds, changes and removes a free cost', () => keepCost(fixtures))
})

async function readOrders({ page }: Fixtures): Promise<void> {
  const orders = page.getByRole('table', { name: 'Uurtarieven' })
  await expect(orders.getByRole('row').nth(1)).toContainText(/41,50.*01-12-2026/)
}

async function changePercentage({ page }: Fixtures): Promise<void> {
  const late = page.getByRole('table', { name: 'Bonustypes' }).getByRole('row').filter({ hasText: 'Avond' })
  await expect(late).toContainText('20')
  await late.getByRole('button').click()
  await page.getByRole('textbox', { name: 'Percentage' }).fill('22,5')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(late).toContainText('22,5')
}

async function addRate({ page }: Fixtures): Promise<void> {
  const night = page.getByRole('table', { name: 'Bonustypes' }).getByRole('row').filter({ hasText: 'Nacht' })
  await night.getByRole('button').click()
  const percentage = page.getByRole('textbox', { name: 'Percentage' })
  await expect(percentage).toHaveValue('15,00')
  const refused = { code: 'invalid', message: 'Dit kon niet bewaard worden.' }
  await page.route(/bonusRate$/i, (route) => route.fulfill({ status: 422, json: refused }), { times: 1 })
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(percentage).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: refused.message })).toBeVisible()
  await expect(night).toContainText('–')
}

async function keepCost({ page }: Fixtures): Promise<void> {
  await page.getByRole('button', { name: 'Vrije kost toevoegen' }).click()
  await page.getByRole('textbox', { name: 'Omschrijving' }).fill('Treinrit')
  await page.getByRole('textbox', { name: 'Aantal' }).fill('2')
  await page.getByRole('textbox', { name: 'Eenheid' }).fill('rit')
  await page.getByRole('textbox', { name: 'Kost' }).fill('7,25')
  await page.getByRole('combobox', { name: 'Boekhoudkost' }).selectOption('Verplaatsing')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  const costs = page.getByRole('table', { name: 'Vrije kosten' })
  const cost = costs.getByRole('row').filter({ hasText: 'Treinrit' })
  await expect(cost).toContainText('14,50')
  await page.getByRole('button', { name: 'Treinrit aanpassen' }).click()
  await page.getByRole('textbox', { name: 'Aantal' }).fill('3')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(cost).toContainText('21,75')
  await page.getByRole('button', { name: 'Treinrit verwijderen' }).click()
  await expect(cost).toHaveCount(0)
}
