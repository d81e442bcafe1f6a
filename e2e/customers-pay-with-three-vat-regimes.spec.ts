import type { Page } from '@playwright/test'
import { camtFile } from './fixtures/files/camtFile.ts'
import { demo } from './fixtures/cast.ts'
import { codaFile } from './fixtures/files/codaFile.ts'
import { mailsTo } from './fixtures/servers/mailServer.ts'
import { test, type PeppolServer } from './fixtures/servers/peppolServer.ts'
import { expect } from './fixtures/test.ts'
import { invoiceOf, threeBuyers, type Buyer, type BuyerName } from './fixtures/offices/threeBuyers.ts'
import { Billing } from './screens/office/billing.ts'
import { takeMonthStep } from './screens/office/contractMonths.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'
import { InvoiceScreen } from './screens/office/invoice.ts'

/**
 * Each customer gets an invoice of 7,60 hours at 40,00, which is € 304,00 without VAT. HR credits one hour, which is €
 * 40,00 without VAT. The first payment is € 200,00, and the second payment is the rest.
 */
const figures: Readonly<Record<BuyerName, Figures>> = {
  'Regime Vrij': { regime: 'EX44_2', rate: 'vrij', total: '304,00', left: '104,00', credit: '40,00', rest: 64 },
  'Regime Belast': { regime: 'BE21', rate: '21 %', total: '367,84', left: '167,84', credit: '48,40', rest: 119.44 },
  'Regime Verlegd': { regime: 'RC_EU', rate: 'verlegd', total: '304,00', left: '104,00', credit: '40,00', rest: 64 },
}

type Figures = {
  readonly regime: string
  readonly rate: string
  readonly total: string
  readonly left: string
  readonly credit: string
  /** The amount in euros that the customer still owes after the credit note. */
  readonly rest: number
}
type Billed = Buyer & Figures & Awaited<ReturnType<typeof invoiceOf>>

test('three customers with three VAT regimes get and pay their invoices', { tag: '@deep' }, async ({ as, peppol }) => {
  const buyers = await threeBuyers()
  const page = await as(demo.hr)
  await test.step('HR chooses the VAT regime of each customer, and finds the customer on Peppol', () =>
    chooseRegimes(page, buyers))
  await test.step('HR makes the invoices of the approved hours and gives them numbers', () => makeInvoices(page))
  const billed = await Promise.all(
    buyers.map(async (buyer) => ({ ...buyer, ...figures[buyer.name], ...(await invoiceOf(buyer)) })),
  )
  await test.step('each invoice is sent over Peppol once, and is delivered', () => sendInvoices(page, billed, peppol))
  await test.step('HR imports a CODA file that pays a part of each invoice', () => payPart(page, billed))
  await page.close()
  await peppol.restartAt('2027-01-20T09:00:00+01:00')
  const january = await as(demo.hr)
  await test.step('in January HR sends a payment reminder to each customer, one of them by letter', () =>
    remind(january, billed))
  await test.step('HR credits an hour of each invoice, and the credit notes go over Peppol', () =>
    creditHours(january, billed, peppol))
  await test.step('HR imports a camt.053 file that pays the rest of each invoice, and no invoice is open any more', () =>
    payRest(january, billed))
})

async function chooseRegimes(page: Page, buyers: readonly Buyer[]): Promise<void> {
  for (const { name, customerId } of buyers) {
    await page.goto(`/admin/viewCustomerDetail?customer=${customerId}`)
    const regime = page.getByRole('combobox', { name: 'Regime van de facturen' })
    await regime.selectOption(figures[name].regime)
    await expect(regime).toHaveValue(figures[name].regime)
    await page.getByRole('button', { name: 'Zoek op Peppol' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Te vinden op Peppol' })).toBeVisible()
  }
  await expectNoViolation(page, 'a customer with a VAT regime')
}

async function makeInvoices(page: Page): Promise<void> {
  const billing = new Billing(page)
  await page.goto('/admin/viewcontracts?month=2026-11&q=regime')
  await takeMonthStep(page, 'Facturen maken')
  await expect(billing.choice.getByText('Samen € 912,00 excl. btw, € 975,84 incl. btw')).toBeVisible()
  await billing.choice.getByRole('switch', { name: 'Meteen factureren (nummer geven)' }).check()
  await billing.choice.getByRole('button', { name: '3 facturen maken' }).click()
  await expect(billing.status).toHaveText('3 facturen gemaakt, niets overgeslagen')
  for (const [name, { rate, total }] of Object.entries(figures)) {
    await expect(billing.ofCustomer(name)).toContainText(rate)
    await expect(billing.ofCustomer(name)).toContainText(`€ ${total}`)
  }
  await billing.close()
}

async function sendInvoices(page: Page, billed: readonly Billed[], { provider }: PeppolServer): Promise<void> {
  const billing = new Billing(page)
  await billing.chooseAll('Regime', 'confirmed')
  await page.getByRole('region', { name: 'Selectie' }).getByRole('button', { name: 'Verzenden' }).click()
  await page
    .getByRole('dialog', { name: 'Wil je deze 3 facturen, samen € 975,84, verzenden?' })
    .getByRole('button', { name: 'Verzenden' })
    .click()
  await expect(billing.status).toContainText('niets overgeslagen')
  await billing.close()
  for (const { id, number, mail } of billed) {
    const screen = await new InvoiceScreen(page).open(id)
    await expect(screen.delivery(number)).toContainText('Afgeleverd')
    await expect(screen.history).toContainText(`${number} afgeleverd over Peppol`)
    await expectNoViolation(page, 'an invoice that was delivered over Peppol')
    await expect
      .poll(async () => (await mailsTo(mail)).map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining(`Kopie – Factuur ${number}`))
  }
  expect([...(await provider.left())].toSorted()).toEqual(billed.map(({ number }) => number).toSorted())
}

async function payPart(page: Page, billed: readonly Billed[]): Promise<void> {
  await page.goto('/admin/viewpayments')
  const payments = billed.map(({ name, reference }) => ({ euros: 200, name, reference }))
  const buffer = codaFile(billed[0]?.iban ?? '', payments)
  await page.locator('input[type=file]').setInputFiles({ name: 'december.cod', mimeType: 'text/plain', buffer })
  await page.getByRole('button', { name: 'Importeren en boeken' }).click()
  await expect(page.getByText('december.cod is geïmporteerd: 3 betalingen geboekt.')).toBeVisible()
  for (const { id, left } of billed) {
    const { payments: panel } = await new InvoiceScreen(page).open(id)
    await expect(panel).toContainText(`Nog te betalen € ${left}`)
  }
}

const BY_LETTER: BuyerName = 'Regime Vrij'

async function chooseLetter(page: Page, { customerId }: Billed): Promise<void> {
  await page.goto(`/admin/viewCustomerDetail?customer=${customerId}`)
  const panel = page.getByRole('region', { name: 'Herinneringen', exact: true })
  await panel.getByRole('combobox', { name: 'Manier' }).selectOption('letter')
  await panel.getByRole('button', { name: 'Herinneringen bewaren' }).click()
  await expect(page.getByText('De herinneringen van deze klant zijn bewaard.')).toBeVisible()
  await expectNoViolation(page, 'the reminders of a customer')
}

async function printLetter(page: Page): Promise<void> {
  await page.goto('/admin/viewreminders')
  const letters = page.getByRole('region', { name: 'Brieven' })
  await letters.getByRole('checkbox', { name: BY_LETTER }).check()
  const printed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Brief afdrukken' }).click()
  expect((await printed).suggestedFilename()).toBe('Herinneringen.pdf')
  await expectNoViolation(page, 'the reminders on paper')
}

async function remind(page: Page, billed: readonly Billed[]): Promise<void> {
  await chooseLetter(
    page,
    billed.find(({ name }) => name === BY_LETTER)!,
  )
  await page.goto('/admin/viewreminders?q=Regime')
  for (const { name, left } of billed) {
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(`€ ${left}`)
    await page.getByRole('checkbox', { name }).check()
  }
  await page.getByRole('button', { name: '3 herinneringen maken' }).click()
  const question = page.getByRole('dialog', { name: 'Wil je deze 3 herinneringen, samen € 375,84, maken?' })
  await question.getByRole('button', { name: '3 herinneringen maken' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('niets overgeslagen')
  for (const { id, name, number, mail } of billed) {
    const screen = await new InvoiceScreen(page).open(id)
    await expect(screen.payments).toContainText('Herinnering op 20-01-2027')
    const subjects = async () => (await mailsTo(mail)).map(({ subject }) => subject)
    if (name !== BY_LETTER) await expect.poll(subjects).toContain(`Herinnering: factuur ${number}`)
    else {
      await expect(screen.payments).toContainText('per brief')
      expect(await subjects()).not.toContain(`Herinnering: factuur ${number}`)
    }
  }
  await printLetter(page)
}

async function creditHours(page: Page, billed: readonly Billed[], { provider }: PeppolServer): Promise<void> {
  for (const { id, credit, rest } of billed) {
    const screen = await new InvoiceScreen(page).open(id)
    await screen.creditHours('1', { result: `€ ${credit}`, reason: 'Een uur te veel' })
    await expect(screen.payments).toContainText(`Nog te betalen € ${rest.toFixed(2).replace('.', ',')}`)
    await page.getByRole('button', { name: 'Verzenden', exact: true }).click()
    await expect(screen.deliveries).toHaveCount(2)
    await expect(screen.delivery('CN2027-')).toContainText('Afgeleverd')
    await expectNoViolation(page, 'an invoice with a credit note that was delivered over Peppol')
  }
  expect(await provider.left()).toHaveLength(6)
  expect(new Set(await provider.left())).toHaveProperty('size', 6)
}

async function payRest(page: Page, billed: readonly Billed[]): Promise<void> {
  await page.goto('/admin/viewpayments')
  const payments = billed.map(({ name, reference, rest }) => ({ euros: rest, name, reference }))
  const buffer = camtFile(billed[0]?.iban ?? '', '2027-01-20', payments)
  await page.locator('input[type=file]').setInputFiles({ name: 'januari.xml', mimeType: 'text/xml', buffer })
  await page.getByRole('button', { name: 'Importeren en boeken' }).click()
  await expect(page.getByText('januari.xml is geïmporteerd: 3 betalingen geboekt.')).toBeVisible()
  for (const { id } of billed) {
    const { payments: panel } = await new InvoiceScreen(page).open(id)
    await expect(panel).toContainText('Nog te betalen € 0,00')
    await expect(panel).toContainText('Deze factuur is volledig betaald of gecrediteerd.')
    await expect(panel.getByRole('img', { name: 'QR-code voor de betaling' })).toHaveCount(0)
    await expect(panel).toContainText('Betaald 20-01')
  }
  await page.goto('/admin/viewreceivables?q=Regime')
  await expect(page.getByRole('row').filter({ hasText: 'Regime' })).toHaveCount(0)
  await expect(page.getByText('Niets gevonden').or(page.getByText('Er staat niets open'))).toBeVisible()
}
