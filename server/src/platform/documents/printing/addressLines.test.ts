import { expect, test } from 'vitest'
import { addressLines } from './addressLines.ts'
import { formatEnterpriseNumber, formatVatNumber } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'

const gent = { street: 'Raderwerkstraat', houseNumber: '18', postalCode: '9000', city: 'Gent', country: 'BE' }

const addresses: [sentence: string, address: typeof gent, lines: string[]][] = [
  ['an address in Belgium is printed without the country', gent, ['Raderwerkstraat 18', '9000 Gent']],
  [
    'an address abroad is printed with the country',
    { ...gent, country: 'FR' },
    ['Raderwerkstraat 18', '9000 Gent', 'Frankrijk'],
  ],
  [
    'an address in Northern Ireland is printed with the country',
    { ...gent, country: 'XI' },
    ['Raderwerkstraat 18', '9000 Gent', 'Noord-Ierland'],
  ],
  [
    'an address in Kosovo is printed with the country',
    { ...gent, country: 'XK' },
    ['Raderwerkstraat 18', '9000 Gent', 'Kosovo'],
  ],
  [
    'a country that was typed as a name is printed as typed',
    { ...gent, country: 'Nederland' },
    ['Raderwerkstraat 18', '9000 Gent', 'Nederland'],
  ],
  [
    'an address without street and postal code has no empty line',
    { ...gent, street: '', houseNumber: '', postalCode: '' },
    ['Gent'],
  ],
]
test.each(addresses)('a printed address has the right lines: %s', (_sentence, address, lines) => {
  expect(addressLines(address)).toEqual(lines)
})

const numbers: [entered: string, printed: string][] = [
  ['BE0403019261', 'BE 0403.019.261'],
  ['0403.019.261', '0403.019.261'],
  ['be 403 019 261', 'BE 0403.019.261'],
  ['0403019262', '0403019262'],
  ['NL123456789B01', 'NL123456789B01'],
  ['', ''],
]
test.each(numbers)('the VAT number %s is printed as %s', (entered, printed) => {
  expect(formatVatNumber(entered)).toBe(printed)
})

test('an enterprise number is printed in the same groups of digits as a VAT number', () => {
  expect(formatEnterpriseNumber('BE0403019261')).toBe('0403.019.261')
})
