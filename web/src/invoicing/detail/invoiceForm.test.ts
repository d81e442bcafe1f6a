import { expect, test } from 'vitest'
import type { Invoice } from '../queries.ts'
import { changedFields } from './changedFields.ts'
import { invoiceFormErrors, invoiceFormOf } from './invoiceForm.ts'

const concept = {
  invoiceDate: '2026-12-01',
  vatpercentage: 0,
  contactMail: 'boekhouding@azklaverveld.example',
  subject: '',
  internalReference: 'INT-1',
  externalReference: 'PO-1',
  reference: 'LIND-2026-11',
  disclaimer: 'Vrijgesteld van btw op grond van artikel 44, § 2, van het Btw-Wetboek',
  customerBillingDto: {
    organisationName: 'AZ Klaverveld vzw',
    financialSupervisorReference: 'Dienst facturatie',
    street: 'Klaverveld',
    houseNumber: '1',
    postalCode: '9810',
    city: 'Nazareth',
    country: 'BE',
    vat: 'BE0428759497',
    paymentTerm: 30,
    wantsConcatenatedDocuments: false,
  },
  freeCosts: [],
  confirmedEmailDtos: [],
} as unknown as Invoice
const form = invoiceFormOf(concept)

test('a concept as it came is right, and differs from itself in nothing', () => {
  expect(invoiceFormErrors(form)).toEqual({})
  expect(changedFields(form, form)).toEqual([])
})

test('every wrong field is told beside it, before anything is sent', () => {
  const billing = { ...form.customerBillingDto, organisationName: 'x', financialSupervisorReference: 'y'.repeat(41) }
  const cost = { description: '', amount: 0, units: 'ritten', cost: 14.5, accountingCostDto: { id: null } }
  const errors = invoiceFormErrors({ ...form, customerBillingDto: billing, freeCostBillingDtos: [cost] })
  expect(Object.keys(errors).toSorted()).toEqual([
    'customerBillingDto.financialSupervisorReference',
    'customerBillingDto.organisationName',
    'freeCostBillingDtos.0.accountingCostDto.id',
    'freeCostBillingDtos.0.amount',
    'freeCostBillingDtos.0.description',
  ])
})

test('without VAT the ground of the exemption is asked for', () => {
  expect(Object.keys(invoiceFormErrors({ ...form, disclaimer: '' }))).toEqual(['disclaimer'])
  expect(invoiceFormErrors({ ...form, VATPercentage: 21, disclaimer: '' })).toEqual({})
})

test('what somebody else changed meanwhile is told field by field', () => {
  expect(changedFields({ ...form, externalReference: 'PO-2' }, form)).toMatchObject([{ theirs: 'PO-2', yours: 'PO-1' }])
})
