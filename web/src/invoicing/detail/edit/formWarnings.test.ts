import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { concept } from '../anInvoice.testing.ts'
import { formWarnings } from './formWarnings.ts'
import { invoiceFormOf } from './invoiceForm.ts'

const today = toDay('2026-11-21')
const form = invoiceFormOf(concept)

test('the form shows no warnings for an invoice with correct values', () =>
  expect(formWarnings(form, today)).toEqual([]))

test('the form warns that an invoice with a wrong Belgian number gets no UBL', () => {
  const customerBillingDto = { ...form.customerBillingDto, vat: 'BE1234567890' }
  expect(formWarnings({ ...form, customerBillingDto }, today)).toEqual([expect.stringContaining('geen UBL')])
})

test('the form of an invoice warns about a future date, a foreign buyer and unprintable characters', () => {
  const customerBillingDto = {
    ...form.customerBillingDto,
    country: 'NL',
    vat: 'NL123456789B01',
    organisationName: 'Zorg 养 😀',
  }
  expect(formWarnings({ ...form, invoiceDate: toDay('2026-12-01'), customerBillingDto }, today)).toEqual([
    expect.stringContaining('01-12-2026'),
    expect.stringContaining('Meestal is de btw verlegd'),
    expect.stringContaining('养 😀'),
  ])
})
