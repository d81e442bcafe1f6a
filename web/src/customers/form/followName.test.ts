import { expect, test } from 'vitest'
import { newCustomerForm } from './customerForm.ts'
import { followName, proposedAbbreviation } from './followName.ts'

test.each([
  ['Woonzorgcentrum Ochtendgloren', 'OCHTEN'],
  ['Openbaar Psychiatrisch Zorgcentrum Geel', 'OPZG'],
  ['AZ Sint-Élisabeth', 'ASE'],
  ['  Zorg & Co. ', 'CO'],
  ['', ''],
])('the proposed abbreviation of "%s" is "%s"', (name, expected) => {
  expect(proposedAbbreviation(name)).toBe(expected)
})

test('the abbreviation and the name on invoices follow the name of a new customer until HR types in those fields', () => {
  const empty = newCustomerForm()
  const first = { ...empty, name: 'WZC Heide' }
  const followed = { ...first, ...followName(first, empty) }
  expect(followed).toMatchObject({ abbreviation: 'HEIDE', invoiceAddressingDto: { organisationName: 'WZC Heide' } })
  const typed = { ...followed, abbreviation: 'HEI' }
  const renamed = { ...typed, name: 'WZC Heide Noord' }
  expect(followName(renamed, typed)).toEqual({
    invoiceAddressingDto: { organisationName: 'WZC Heide Noord', financialSupervisorReference: '' },
  })
  expect(followName({ ...renamed, vat: 'BE' }, renamed)).toEqual({})
})
