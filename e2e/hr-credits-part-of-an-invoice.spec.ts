import { createInvoice, finishInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import type { Page } from '@playwright/test'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

/** Creates an invoice with € 300,00 without VAT and € 100,00 with 21 % VAT. */
async function givenInvoice(): Promise<number> {
  const hr = await tokenOf(HR_EMAIL)
  const cost = { description: 'Opleiding', amount: 3, units: 'dagen', cost: 100, accountingCostDto: { id: 1 } }
  const { id } = await call(
    createInvoice,
    {
      body: {
        invoiceDate: '2026-12-01',
        contactMail: 'creditnota@reizen.example',
        internalReference: 'INT-1',
        externalReference: 'EXT-1',
        reference: 'REF-1',
        VATPercentage: 0,
        disclaimer: 'Vrijgesteld van btw op grond van artikel 44, § 2, van het Btw-Wetboek',
        customerBillingDto: {
          organisationName: 'Huis Credit',
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
          cost,
          { ...cost, description: 'Rit', amount: 50, units: 'km', cost: 2, vatRegime: 'BE21' },
        ],
      },
    },
    hr,
  )
  await call(finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } }, hr)
  return id
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Creditnote datum/ })
const resultOf = (page: Page) => dialogOf(page).getByRole('status').filter({ hasText: 'De creditnota wordt' })
const openDialog = (page: Page) => page.getByRole('button', { name: 'Creditnota', exact: true }).click()
const notesOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Creditnota’s' }) })

test('HR credits a part of an invoice line, then an amount on a phone, then the rest of the invoice', async ({
  as,
}) => {
  const id = await givenInvoice()
  const page = await as(demo.hr, `/admin/viewinvoicedetail?invoice=${id}`)
  await test.step('HR credits the hours of one day and ten kilometres by keyboard, and the field of the hours shows the refusal of too many hours', () =>
    creditLines(page))
  await test.step('on a phone, HR credits an amount at 21 % VAT', () => creditAmount(page))
  await test.step('HR credits the rest of the invoice, after which nothing can be credited', () => creditRest(page))
})

async function creditLines(page: Page): Promise<void> {
  await openDialog(page)
  const dialog = dialogOf(page)
  await expect(resultOf(page)).toContainText('€ 421,00')
  await dialog.getByRole('radio', { name: 'De hele factuur' }).press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Delen van lijnen' })).toBeChecked()
  const days = dialog.getByRole('group', { name: '1. Opleiding' })
  await expect(days).toContainText('nog 3 dagen · € 300,00')
  await days.getByLabel('Aantal (dagen)').fill('4')
  await expect(resultOf(page)).toContainText('Van deze lijn kan nog € 300,00 gecrediteerd worden.')
  await page.keyboard.press('Enter')
  await expect(days.getByLabel('Aantal (dagen)')).toBeFocused()
  await expect(days).toContainText('Van deze lijn kan nog € 300,00 gecrediteerd worden.')
  await days.getByLabel('Aantal (dagen)').fill('1')
  await dialog.getByRole('group', { name: '2. Rit' }).getByLabel('Aantal (km)').fill('10')
  for (const total of ['€ 120,00', '€ 4,20', '€ 124,20']) await expect(resultOf(page)).toContainText(total)
  await expectNoViolation(page, 'a credit note of lines')
  await dialog.getByLabel('Reden').fill('Een dag te veel')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Deels gecrediteerd')).toBeVisible()
  await expect(notesOf(page)).toContainText('Van de factuur blijft € 296,80 van € 421,00 over.')
}

async function creditAmount(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await openDialog(page)
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: 'Een bedrag' }).check()
  await dialog.getByLabel('Bedrag zonder btw').fill('90')
  await dialog.getByLabel('Btw', { exact: true }).selectOption({ label: 'Btw 21 % · nog € 80,00' })
  await dialog.getByRole('button', { name: 'Creditnota maken' }).click()
  await expect(dialog.getByText('Van dit btw-tarief kan nog € 80,00 gecrediteerd worden.').first()).toBeVisible()
  await dialog.getByLabel('Bedrag zonder btw').fill('30')
  await expect(resultOf(page)).toContainText('€ 36,30')
  await expectNoViolation(page, 'a credit note of an amount on a phone')
  await dialog.getByRole('button', { name: 'Creditnota maken' }).click()
  await expect(notesOf(page).getByRole('listitem')).toHaveCount(2)
}

async function creditRest(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDialog(page)
  await expect(resultOf(page)).toContainText('€ 260,50')
  await dialogOf(page).getByRole('button', { name: 'Creditnota maken' }).click()
  await expect(notesOf(page)).toContainText('Van de factuur blijft € 0,00 van € 421,00 over.')
  await expect(page.getByText('Gecrediteerd', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Creditnota', exact: true })).toHaveCount(0)
  await expectNoViolation(page, 'a credited invoice')
  const file = page.waitForEvent('download')
  await notesOf(page)
    .getByRole('button', { name: /^PDF van CN/ })
    .last()
    .click()
  expect((await file).suggestedFilename()).toMatch(/^Creditnota CN2026-\d{6}\.pdf$/)
}
