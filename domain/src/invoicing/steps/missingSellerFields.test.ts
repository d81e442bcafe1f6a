import { expect, test } from 'vitest'
import { missingSellerFields } from './missingSellerFields.ts'

const seller = {
  name: 'Wijzerplaat Zorg',
  street: 'Raderwerkstraat',
  postalCode: '9000',
  city: 'Gent',
  vatNumber: 'BE0403019261',
  enterpriseNumber: '',
  iban: 'BE68 5390 0754 7034',
}

test.each([
  ['nothing', {}, []],
  ['nothing when the company has only an enterprise number', { vatNumber: '', enterpriseNumber: '0403019261' }, []],
  ['the name', { name: '  ' }, ['naam']],
  ['the address without a street', { street: '' }, ['adres']],
  ['the address (reported once when two parts are missing)', { postalCode: '', city: '' }, ['adres']],
  ['a VAT number or an enterprise number', { vatNumber: '' }, ['btw- of ondernemingsnummer']],
  ['a valid IBAN', { iban: 'BE68 5390 0754 7035' }, ['IBAN']],
])('the company data that an invoice needs lacks %s', (_what, changes, missing) => {
  expect(missingSellerFields({ ...seller, ...changes })).toEqual(missing)
})

test('when the company data is empty, every field that an invoice needs is reported as missing', () => {
  const nothing = { name: '', street: '', postalCode: '', city: '', vatNumber: '', enterpriseNumber: '', iban: '' }
  expect(missingSellerFields(nothing)).toEqual(['naam', 'adres', 'btw- of ondernemingsnummer', 'IBAN'])
})
