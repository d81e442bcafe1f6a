import { createInvoice, creditInvoice, finishInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { bookPayment } from '@uurwerk/contract/payments/invoicePayments'
import type { Page } from '@playwright/test'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { codaFile } from './fixtures/files/codaFile.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const CUSTOMER = 'Huis Tegoed'

async function givenInvoice(euros: number) {
  const hr = await tokenOf(HR_EMAIL)
  const billing = {
    organisationName: CUSTOMER,
    financialSupervisorReference: 'Mevrouw Maes',
    street: 'Duinstraat',
    houseNumber: '1',
    postalCode: '8400',
    city: 'Oostende',
    country: 'BE',
    vat: 'BE0428759497',
    paymentTerm: 30,
  }
  const body = {
    invoiceDate: '2026-11-20',
    contactMail: 'tegoed@reizen.example',
    internalReference: 'INT-1',
    externalReference: 'EXT-1',
    reference: 'REF-1',
    VATPercentage: 0,
    disclaimer: 'Vrijgesteld van btw op grond van artikel 44, § 2, van het Btw-Wetboek',
    customerBillingDto: billing,
    freeCostBillingDto: [
      { description: 'Opleiding', amount: 1, units: 'dag', cost: euros, accountingCostDto: { id: 1 } },
    ],
  }
  const { id } = await call(createInvoice, { body }, hr)
  const { invoiceNr, iban } = await call(finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } }, hr)
  return { id, number: invoiceNr ?? '', iban: iban.replaceAll(' ', '') }
}

/** Makes a paid invoice with a credit note of 30 euros. */
async function givenCredit() {
  const invoice = await givenInvoice(121)
  const hr = await tokenOf(HR_EMAIL)
  const params = { id: invoice.id }
  await call(bookPayment, { params, body: { date: '2026-11-25', amount: 121, reason: 'contant' } }, hr)
  const group = { category: 'E', percentage: 0 } as const
  const body = { kind: 'amount', date: '2026-12-01', amount: 30, reason: 'Korting', group } as const
  await call(creditInvoice, { params, body }, hr)
  return invoice
}

type Given = Awaited<ReturnType<typeof givenInvoice>>
const panelOf = (page: Page) => page.getByRole('region', { name: 'Betalingen', exact: true })
const openInvoice = (page: Page, { id }: Given) => page.goto(`/admin/viewinvoicedetail?invoice=${id}`)

test('HR pays another invoice with a part of a credit, and books a movement of the bank as the refund of the rest', async ({
  as,
}) => {
  const [credited, other] = [await givenCredit(), await givenInvoice(20)]
  const page = await as(demo.hr)
  await test.step('the page of the invoice shows the credit, and HR pays another invoice with a part of the credit', () =>
    setOff(page, credited, other))
  await test.step('Uurwerk proposes to book the bank movement as the refund, and HR books it', () =>
    bookRefund(page, credited))
  await test.step('the page of the invoice shows that it is paid and has no credit, and its history shows both steps', () =>
    readEnd(page, credited))
})

async function setOff(page: Page, credited: Given, other: Given): Promise<void> {
  await openInvoice(page, credited)
  const panel = panelOf(page)
  await expect(panel).toContainText('Tegoed van de klant € 30,00')
  await expectNoViolation(page, 'an invoice with a credit')
  await panel.getByRole('button', { name: 'Verrekenen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tegoed verrekenen' })
  await expect(dialog.getByRole('combobox', { name: 'Te betalen factuur' })).toHaveValue(new RegExp(other.number))
  await expect(dialog.getByRole('textbox', { name: 'Bedrag' })).toHaveValue('20,00')
  await dialog.getByRole('button', { name: 'Verrekenen' }).click()
  await expect(panel).toContainText('Tegoed van de klant € 10,00')
  await expect(panel).toContainText(`Verrekend met ${other.number}`)
  await openInvoice(page, other)
  await expect(panel).toContainText('Betaald 01-12-2026')
}

async function bookRefund(page: Page, { iban, number }: Given): Promise<void> {
  await page.goto('/admin/viewpayments?direction=out')
  await page.locator('input[type=file]').setInputFiles({
    name: 'terugbetaling.cod',
    mimeType: 'text/plain',
    buffer: codaFile(iban, [{ euros: -10, name: 'HUIS TEGOED', text: `tegoed ${number}` }]),
  })
  await page.getByRole('button', { name: 'Importeren en boeken' }).click()
  await expect(page.getByText('terugbetaling.cod is geïmporteerd')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('terugbetaling van tegoed')
  await expectNoViolation(page, 'a refund in the movements of the bank')
  await row.getByRole('button', { name: `HUIS TEGOED boeken op ${number}` }).click()
  await expect(page.getByText('De betaling is geboekt.')).toBeVisible()
  await expect(row).toHaveCount(0)
}

async function readEnd(page: Page, credited: Given): Promise<void> {
  await openInvoice(page, credited)
  const panel = panelOf(page)
  await expect(panel).toContainText('Nog te betalen € 0,00')
  await expect(panel).not.toContainText('Tegoed van de klant')
  await expect(panel.getByRole('button', { name: 'Terugbetaling van € 10,00 ongedaan maken' })).toBeVisible()
  await expect(page.getByText('€ 10,00 terugbetaald aan de klant')).toBeVisible()
}
