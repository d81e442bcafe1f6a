import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import type { FreeCostForm } from '../freeCostForm.ts'
import { customInvoiceErrors, customInvoiceOf, newInvoiceForm } from './customInvoiceForm.ts'

const empty = newInvoiceForm(toDay('2026-11-21'))
const training: FreeCostForm = {
  description: 'Opleiding',
  amount: 2,
  units: 'dagen',
  cost: 250,
  accountingCostDto: { id: 4 },
}
const filled = {
  ...empty,
  contactMail: 'boekhouding@duinrand.example',
  internalReference: 'INT-1',
  externalReference: 'EXT-1',
  reference: 'REF-1',
  customerBillingDto: {
    ...empty.customerBillingDto,
    organisationName: 'Thuiszorg Duinrand',
    financialSupervisorReference: 'Mevrouw Maes',
    street: 'Duinstraat',
    houseNumber: '1',
    postalCode: '8400',
    city: 'Oostende',
    vat: 'BE0739484052',
  },
  freeCostBillingDtos: [training],
}

test('the form for a custom invoice has the date of today and the usual VAT exemption', () => {
  expect(empty).toMatchObject({
    invoiceDate: '2026-11-21',
    vatRegime: 'EX44_2',
    customerBillingDto: { country: 'BE', paymentTerm: 30 },
  })
})

test('the form for a custom invoice reports all missing fields at once', () => {
  expect(customInvoiceErrors({ ...empty, invoiceDate: null })).toEqual({
    invoiceDate: 'Het factuurdatum veld is verplicht',
    contactMail: 'Het contact e-mail veld is verplicht',
    internalReference: 'Het interne referentie veld is verplicht',
    externalReference: 'Het externe referentie veld is verplicht',
    reference: 'Het referentie veld is verplicht',
    'customerBillingDto.organisationName': 'Het organisatienaam veld is verplicht',
    'customerBillingDto.financialSupervisorReference': 'Het aangeschrevene veld is verplicht',
    'customerBillingDto.street': 'Het straat veld is verplicht',
    'customerBillingDto.houseNumber': 'Het huisnummer veld is verplicht',
    'customerBillingDto.postalCode': 'Het postcode veld is verplicht',
    'customerBillingDto.city': 'Het stad veld is verplicht',
    'customerBillingDto.vat': 'Het btw-nummer veld is verplicht',
    'freeCostBillingDtos.0.description': 'Het omschrijving veld is verplicht',
    'freeCostBillingDtos.0.amount': 'Het aantal veld is verplicht',
    'freeCostBillingDtos.0.units': 'Het eenheid veld is verplicht',
    'freeCostBillingDtos.0.cost': 'Het kost veld is verplicht',
    'freeCostBillingDtos.0.accountingCostDto.id': 'Het boekhoudkost veld is verplicht',
  })
})

test('the form for a custom invoice refuses a name of two letters and an invalid e-mail address', () => {
  const errors = customInvoiceErrors({
    ...filled,
    contactMail: 'boekhouding',
    customerBillingDto: {
      ...filled.customerBillingDto,
      organisationName: 'AZ',
      financialSupervisorReference: 'JM',
      vat: 'BE',
      paymentTerm: 45,
    },
  })
  expect(errors).toMatchObject({
    contactMail: 'Het email adres is niet geldig',
    'customerBillingDto.organisationName': 'Het organisatienaam veld moet minstens 3 letters bevatten',
    'customerBillingDto.financialSupervisorReference': 'Het aangeschrevene veld moet minstens 3 letters bevatten',
    'customerBillingDto.vat': 'Het btw-nummer veld moet minstens 3 letters bevatten',
  })
  expect(errors).toHaveProperty(['customerBillingDto.paymentTerm'])
})

test('a free cost can be negative, but cannot be zero', () => {
  expect(customInvoiceErrors({ ...filled, freeCostBillingDtos: [{ ...training, cost: -50 }] })).toEqual({})
  const errors = customInvoiceErrors({ ...filled, freeCostBillingDtos: [{ ...training, cost: 0 }] })
  expect(Object.keys(errors)).toEqual(['freeCostBillingDtos.0.cost'])
})

test('the exemption text is required only for an exemption without a fixed text', () => {
  expect(customInvoiceErrors({ ...filled, vatRegime: 'EX_OTHER', disclaimer: ' ' })).toEqual({
    disclaimer: 'Bij 0 % btw is de vrijstellingstekst verplicht.',
  })
  expect(customInvoiceErrors({ ...filled, vatRegime: 'BE21', disclaimer: '' })).toEqual({})
  expect(customInvoiceErrors({ ...filled, vatRegime: 'EX_OTHER', disclaimer: 'Btw verlegd' })).toEqual({
    disclaimer: 'Deze tekst hoort bij ‘Btw verlegd in België, art. 20 KB nr. 1’. Kies dat regime.',
  })
})

test('a new custom invoice is sent without a subject, because the server fills it in with the number', () => {
  expect(customInvoiceOf(filled)).not.toHaveProperty('subject')
})
