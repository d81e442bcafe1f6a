import { expect, test } from 'vitest'
import { concept } from '../anInvoice.testing.ts'
import { changedInvoiceFields, invoiceFormErrors, invoiceFormOf } from './invoiceForm.ts'

const form = invoiceFormOf(concept)

test('the form of an unchanged concept invoice has no errors', () => {
  expect(invoiceFormErrors(form)).toEqual({})
})

test('the form of a concept invoice reports all errors at once', () => {
  const errors = invoiceFormErrors({
    ...form,
    invoiceDate: null,
    contactMail: 'goedele',
    vatRegime: 'EX_OTHER',
    disclaimer: ' ',
    customerBillingDto: { ...form.customerBillingDto, organisationName: 'A' },
    freeCostBillingDtos: [
      { description: '', amount: 1, units: 'dag', cost: -5, accountingCostDto: { id: 1 } },
      { description: 'Parking', amount: null, units: 'dag', cost: 0, accountingCostDto: { id: null } },
    ],
    confirmedEmailDtos: ['facturen@'],
  })
  expect(Object.keys(errors).sort()).toEqual([
    'confirmedEmailDtos.0.emailAddress',
    'contactMail',
    'customerBillingDto.organisationName',
    'disclaimer',
    'freeCostBillingDtos.0.description',
    'freeCostBillingDtos.1.accountingCostDto.id',
    'freeCostBillingDtos.1.amount',
    'freeCostBillingDtos.1.cost',
    'invoiceDate',
  ])
})

test('an invoice with VAT needs no exemption text', () => {
  expect(invoiceFormErrors({ ...form, vatRegime: 'BE21', disclaimer: '' })).toEqual({})
})

test('the form shows both values of each different field when a colleague changed the concept invoice', () => {
  const yours = { ...form, externalReference: 'PO-1', vatRegime: 'BE21' as const }
  expect(changedInvoiceFields(form, yours)).toEqual([
    { label: 'Btw-regime', theirs: 'Vrijgesteld, art. 44 § 2', yours: '21 % btw' },
    { label: 'Externe referentie', theirs: 'PO-77231', yours: 'PO-1' },
  ])
})
