import { createInvoice, finishInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import type { Page } from '@playwright/test'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { codaFile } from './fixtures/files/codaFile.ts'
import { mailsTo } from './fixtures/servers/mailServer.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const CUSTOMER = 'Huis Betaling'
const ADDRESS = 'betalingen@reizen.example'

/**
 * Creates a numbered invoice of 1 October that must be paid within thirty days. On 1 December the invoice is 31 days
 * late.
 */
async function givenInvoice(euros: number, customer = CUSTOMER) {
  const hr = await tokenOf(HR_EMAIL)
  const { id } = await call(
    createInvoice,
    {
      body: {
        invoiceDate: '2026-10-01',
        contactMail: ADDRESS,
        internalReference: 'INT-1',
        externalReference: 'EXT-1',
        reference: 'REF-1',
        VATPercentage: 0,
        disclaimer: 'Vrijgesteld van btw op grond van artikel 44, § 2, van het Btw-Wetboek',
        customerBillingDto: {
          organisationName: customer,
          financialSupervisorReference: 'Mevrouw Maes',
          street: 'Duinstraat',
          houseNumber: '1',
          postalCode: '8400',
          city: 'Oostende',
          country: 'BE',
          vat: 'BE0428759497',
          paymentTerm: 30,
        },
        freeCostBillingDto: [
          { description: 'Opleiding', amount: 1, units: 'dag', cost: euros, accountingCostDto: { id: 1 } },
        ],
      },
    },
    hr,
  )
  const invoice = await call(finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } }, hr)
  return {
    id,
    number: invoice.invoiceNr ?? '',
    iban: invoice.iban.replaceAll(' ', ''),
    reference: invoice.paymentReference?.replaceAll(/\D/g, '') ?? '',
  }
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('HR imports a bank file, books a partial payment, reads the open amounts and mails a reminder', async ({ as }) => {
  const invoices = [await givenInvoice(363), await givenInvoice(121)] as const
  const page = await as(demo.hr)
  await test.step('the check of the bank file shows the payments that the import books automatically', () =>
    importFile(page, invoices))
  await test.step('HR books a partial payment from a proposal, and an unknown payment stays open', () =>
    bookPart(page, invoices))
  await test.step('the list of open amounts shows the rest of the invoice, and a search changes the totals', () =>
    readAmountsDue(page, invoices))
  await test.step('HR reads the payment reminder and mails the reminder', () => sendReminder(page, invoices))
  await test.step('the invoice shows its payment and its reminder, and HR can undo the payment', () =>
    undoOnInvoice(page, invoices))
})

type Given = Awaited<ReturnType<typeof givenInvoice>>
type Invoices = readonly [exact: Given, partial: Given]

async function importFile(page: Page, [exact, partial]: Invoices): Promise<void> {
  await page.goto('/admin/viewpayments')
  await page.locator('input[type=file]').setInputFiles({
    name: 'uittreksel.cod',
    mimeType: 'text/plain',
    buffer: codaFile(exact.iban, [
      { euros: 363, name: 'HUIS BETALING', reference: exact.reference },
      { euros: 50, name: 'HUIS BETALING', text: `FACT ${partial.number} DEEL` },
      { euros: 7, name: 'ONBEKENDE STORTING', text: 'zonder uitleg' },
    ]),
  })
  await expect(page.getByText('1 betaling met een gestructureerde mededeling, meteen te boeken')).toBeVisible()
  await expect(rowOf(page, exact.number)).toContainText('€ 363,00')
  await expect(page.getByText('2 verrichtingen wijs je daarna zelf toe.')).toBeVisible()
  await expectNoViolation(page, 'the check of a bank file')
  await page.getByRole('button', { name: 'Importeren en boeken' }).click()
  await expect(page.getByText('uittreksel.cod is geïmporteerd: 1 betaling geboekt.')).toBeVisible()
}

async function bookPart(page: Page, [, partial]: Invoices): Promise<void> {
  await expect(rowOf(page, 'ONBEKENDE STORTING')).toContainText('Geen voorstel')
  await rowOf(page, partial.number)
    .getByRole('button', { name: `HUIS BETALING boeken op ${partial.number}` })
    .click()
  await expect(page.getByText('De betaling is geboekt.')).toBeVisible()
  await expect(rowOf(page, partial.number)).toHaveCount(0)
  await expectNoViolation(page, 'the movements of the bank')
}

async function readAmountsDue(page: Page, [exact, partial]: Invoices): Promise<void> {
  await page.getByRole('link', { name: 'Openstaand' }).click()
  await page.getByRole('searchbox', { name: 'Zoek op klant of factuur' }).fill(CUSTOMER)
  await expect(page.getByRole('row').filter({ hasText: 'Totaal van 1 klant' })).toContainText('€ 71,00')
  await rowOf(page, CUSTOMER).getByText(CUSTOMER).click()
  await expect(page.getByRole('link', { name: partial.number })).toBeVisible()
  await expect(page.getByRole('link', { name: exact.number })).toHaveCount(0)
  await expectNoViolation(page, 'the amounts due')
}

async function sendReminder(page: Page, [, partial]: Invoices): Promise<void> {
  await page.getByRole('link', { name: 'Herinneringen voorbereiden' }).click()
  await page.getByRole('searchbox', { name: 'Zoek op klant of factuur' }).fill(CUSTOMER)
  await page.getByRole('button', { name: `De herinnering aan ${CUSTOMER} lezen` }).click()
  await expect(page.getByText('Gelieve € 71,00 meteen te betalen')).toBeVisible()
  await expectNoViolation(page, 'the reminders')
  await page.getByRole('checkbox', { name: CUSTOMER }).check()
  await page.getByRole('button', { name: 'Eén herinnering maken' }).click()
  const question = page.getByRole('dialog', { name: 'Wil je deze herinnering van € 71,00 maken?' })
  await question.getByRole('button', { name: 'Eén herinnering maken' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('één herinnering gemaakt, niets overgeslagen')
  const reminders = async () => (await mailsTo(ADDRESS)).filter(({ subject }) => subject?.startsWith('Herinnering'))
  await expect
    .poll(async () => (await reminders()).map(({ subject }) => subject))
    .toEqual([`Herinnering: factuur ${partial.number}`])
  expect((await reminders())[0]?.attachments.map(({ filename }) => filename)).toEqual([
    'Herinnering.pdf',
    `Factuur ${partial.number}.pdf`,
  ])
}

async function undoOnInvoice(page: Page, [, partial]: Invoices): Promise<void> {
  await page.goto(`/admin/viewinvoicedetail?invoice=${partial.id}`)
  const panel = page.getByRole('region', { name: 'Betalingen', exact: true })
  await expect(panel).toContainText('Nog te betalen € 71,00')
  await expect(panel.getByRole('img', { name: 'QR-code voor de betaling' })).toBeVisible()
  await expect(panel).toContainText('Herinnering op 01-12-2026')
  await expectNoViolation(page, 'an invoice with payments')
  await panel.getByRole('button', { name: 'Betaling van € 50,00 ongedaan maken' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(panel).toContainText('Nog te betalen € 121,00')
  await expect(panel).toContainText('ongedaan gemaakt')
}

test('HR filters the list of invoices by delivery and payment, and a reload keeps the choice', async ({ as }) => {
  const { number } = await givenInvoice(50.5, 'Huis Filter')
  const page = await as(demo.hr)
  await page.goto('/admin/viewinvoices?month=2026-10&status=all')
  const delivery = page.getByRole('combobox', { name: 'Verzending' })
  const payment = page.getByRole('combobox', { name: 'Betaling' })
  await test.step('HR shows the late invoices that are not sent', async () => {
    await delivery.selectOption('Te versturen')
    await payment.selectOption('Vervallen')
    await expect(rowOf(page, number)).toContainText('Te versturen')
    await expectNoViolation(page, 'the filters of the list of invoices')
  })
  await test.step('after a reload, the list has the same filters', async () => {
    await page.reload()
    await expect(rowOf(page, number)).toBeVisible()
    await expect(payment).toHaveValue('late')
  })
  await test.step('no invoice matches, and HR clears the filters', async () => {
    await delivery.selectOption('Onderweg')
    await expect(rowOf(page, number)).toBeHidden()
    await page.getByRole('button', { name: /^Toon/ }).click()
    await expect(rowOf(page, number)).toBeVisible()
    await expect(payment).toHaveValue('all')
  })
})
