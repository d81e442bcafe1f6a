import { FIELD_GROUPS } from '@uurwerk/domain/customers/fieldGroup'
import { describe, expect, test } from 'vitest'
import type { Customer, CustomerRow } from '../queries.ts'
import { changedCustomerFields } from './changedCustomerFields.ts'
import { customerEditOf, newCustomerOf } from './customerBodies.ts'
import { customerEditErrors, newCustomerErrors } from './customerErrors.ts'
import { customerFormOf, newCustomerForm } from './customerForm.ts'
import { importedFrom } from './importedFrom.ts'
import { formatGroup } from './formatGroup.ts'

const lindehof: Customer = {
  id: 2,
  version: 3,
  name: 'Campus Lindehof',
  abbreviation: 'LIND',
  active: true,
  internal: false,
  supervisor: { id: 2, name: 'Goedele Van Cauwenberghe', email: 'planning@lindehof.example' },
  customerHours: { morning: '06:30', evening: '18:00', night: '22:00' },
  parentId: null,
  hasSubdivisions: false,
  parentCompanyId: 1,
  subdivisions: [],
  vat: 'BE0428759497',
  privatePerson: false,
  enterpriseNumber: '0428759497',
  vatId: 'BE0428759497',
  peppolId: '',
  documentLanguage: 'nl',
  delivery: 'auto',
  buyerReference: '',
  embedTimesheet: true,
  vatRegime: null,
  customerInvoiceAddress: {
    street: 'Klaverveldstraat',
    houseNumber: '112',
    postalCode: '9810',
    city: 'Nazareth',
    country: 'BE',
  },
  invoiceAddressingDto: { organisationName: 'Lindehof vzw', financialSupervisorReference: 'Dienst facturatie' },
  paymentTerm: 60,
  wantsConcatenatedDocuments: true,
  confirmedEmailDtos: [
    { emailAddress: 'facturen@lindehof.example', confirmed: true, confirmationDateTime: null, confirmer: null },
  ],
  bonusRateDtos: [
    { bonusType: 'LATE', percentage: 22 },
    { bonusType: 'NIGHT', percentage: 40 },
  ],
  shiftTypeDtos: [],
  contractSummaryDtos: [],
  actions: { activate: null, createContract: null, addContact: null, addSubdivision: null },
}
const form = customerFormOf(lindehof)
const nobody: readonly CustomerRow[] = []

describe('the form for a new customer', () => {
  test('the form for a new customer reports all missing fields at once', () => {
    const blank = { ...newCustomerForm(), customerHours: { morning: '', evening: '7u', night: '20:00' } }
    expect(newCustomerErrors(blank, nobody)).toEqual({
      name: 'Het naam veld is verplicht',
      abbreviation: 'Het afkorting veld is verplicht',
      vat: 'Het btw-nummer veld is verplicht',
      'supervisor.name': 'Het verantwoordelijke veld is verplicht',
      'supervisor.email': 'Het e-mail verantwoordelijke veld is verplicht',
      'customerHours.morning': 'Het start ochtend veld is verplicht',
      'customerHours.evening': 'Het start avond veld moet een tijdstip zijn (UU:MM)',
      'invoiceAddress.street': 'Het straat veld is verplicht',
      'invoiceAddress.houseNumber': 'Het huisnummer veld is verplicht',
      'invoiceAddress.postalCode': 'Het postcode veld is verplicht',
      'invoiceAddress.city': 'Het stad veld is verplicht',
      'invoiceAddressingDto.organisationName': 'Het organisatienaam veld is verplicht',
      'invoiceAddressingDto.financialSupervisorReference': 'Het aangeschrevene veld is verplicht',
    })
  })

  test('the form for a customer checks lengths, the postal code and e-mail addresses', () => {
    const errors = newCustomerErrors(
      {
        ...form,
        name: 'AZ',
        abbreviation: 'LINDEHOF-NAZARETH',
        supervisor: { name: 'Goedele', email: 'a@b' },
        invoiceAddress: { ...form.invoiceAddress, postalCode: '981' },
        confirmedEmailDtos: ['facturen@'],
        paymentTerm: 45,
      },
      nobody,
    )
    expect(errors).toEqual({
      name: 'Het naam veld moet minstens 3 letters bevatten',
      abbreviation: 'Het afkorting veld mag niet meer dan 10 letters bevatten',
      'supervisor.email': 'Het e-mail verantwoordelijke veld moet minstens 5 letters bevatten',
      'invoiceAddress.postalCode': 'Het postcode veld moet precies 4 tekens bevatten',
      'confirmedEmailDtos.0.emailAddress': 'Het email adres is niet geldig',
      paymentTerm: 'Het betaaltermijn veld moet één van deze zijn: 30, 60, 90',
      'bonusRatesList.2.percentage': 'Het percentage veld is verplicht',
      'bonusRatesList.3.percentage': 'Het percentage veld is verplicht',
      'bonusRatesList.4.percentage': 'Het percentage veld is verplicht',
      'bonusRatesList.5.percentage': 'Het percentage veld is verplicht',
      'bonusRatesList.6.percentage': 'Het percentage veld is verplicht',
    })
  })

  test('the form for a new customer refuses the name of an active customer', () => {
    const others = [{ id: 9, name: 'campus lindehof', active: true }]
    expect(newCustomerErrors({ ...newCustomerForm(), ...form }, others)['name']).toBe(
      'Er bestaat al een actieve klant met deze naam.',
    )
  })

  test('the form for a new customer has the default rates, default hours and a payment term of thirty days', () => {
    const { bonusRatesList, customerHours, paymentTerm } = newCustomerOf(newCustomerForm())
    expect(bonusRatesList.map(({ percentage }) => percentage)).toEqual([20, 35, 26, 56, 50, 20, 10])
    expect({ customerHours, paymentTerm }).toEqual({
      customerHours: { morning: '06:00', evening: '19:00', night: '20:00' },
      paymentTerm: 30,
    })
  })
})

describe('the form for an existing customer', () => {
  test('HR can save an existing customer without changes', () => {
    expect(customerEditErrors(form, lindehof, nobody)).toEqual({})
    expect(customerEditOf(form)).not.toHaveProperty('bonusRatesList')
  })

  test('HR can save an existing customer with the rates that were copied from its parent', () => {
    expect(customerEditOf({ ...form, isCustomBonusRates: true }).bonusRatesList).toEqual(lindehof.bonusRateDtos)
  })

  test('the form shows each different field with both values when another user changed the customer', () => {
    const yours = { ...form, paymentTerm: 30, parentCompanyId: null }
    expect(changedCustomerFields(form, yours, () => 'AZ Klaverveld')).toEqual([
      { label: 'Moederbedrijf', theirs: 'AZ Klaverveld', yours: '/' },
      { label: 'Betaaltermijn', theirs: '60 dagen', yours: '30 dagen' },
    ])
  })
})

describe('the import of data from the parent customer', () => {
  test('the import from the parent copies only the chosen groups of fields', () => {
    expect(importedFrom(lindehof, ['vat', 'organisation'])).toEqual({
      vat: 'BE0428759497',
      privatePerson: false,
      invoiceAddressingDto: { organisationName: 'Lindehof vzw', financialSupervisorReference: 'Dienst facturatie' },
      confirmedEmailDtos: ['facturen@lindehof.example'],
    })
  })

  test('when HR copies the rates of the parent, the form of a customer switches to own rates', () => {
    expect(importedFrom(lindehof, ['bonusRates']).isCustomBonusRates).toBe(true)
    expect(importedFrom(lindehof, ['bonusRates']).bonusRatesList?.slice(0, 3)).toEqual([
      { bonusType: 'LATE', percentage: 22 },
      { bonusType: 'NIGHT', percentage: 40 },
      { bonusType: 'SATURDAY', percentage: null },
    ])
  })

  test('the import from the parent shows the values of each group of fields', () => {
    expect(FIELD_GROUPS.map((group) => formatGroup(lindehof, group))).toEqual([
      'BE0428759497',
      'Klaverveldstraat 112, 9810 Nazareth',
      'Lindehof vzw, Dienst facturatie, facturen@lindehof.example',
      'Avond 22\u00A0%, Nacht 40\u00A0%',
      'ochtend 06:30, avond 18:00, nacht 22:00',
      '60 dagen',
      'Goedele Van Cauwenberghe, planning@lindehof.example',
    ])
  })
})
