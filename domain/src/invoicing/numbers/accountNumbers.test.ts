import { expect, test } from 'vitest'
import { enterpriseNumberOf, isEnterpriseNumber, vatNumberOf } from './isEnterpriseNumber.ts'
import { formatIban, ibanOf, isIban } from './isIban.ts'

const enterpriseNumbers: [text: string, number: string | null][] = [
  ['0403.019.261', '0403019261'],
  ['0428.759.497', '0428759497'],
  ['0739.484.052', '0739484052'],
  ['0566.988.259', '0566988259'],
  ['BE 0403.019.261', '0403019261'],
  ['be0403019261', '0403019261'],
  ['403.019.261', '0403019261'],
  ['0431.150.351', null],
  ['0428.759.400', null],
  ['0403019262', null],
  ['2403019261', null],
  ['040301926', null],
  ['NL123456789B01', null],
  ['', null],
]
for (const [text, number] of enterpriseNumbers) {
  test(`'${text}' is ${number === null ? 'no enterprise number' : `the enterprise number ${number}`}`, () => {
    expect(enterpriseNumberOf(text)).toBe(number)
    expect(isEnterpriseNumber(text)).toBe(number !== null)
  })
}

test('the VAT number of a Belgian company is BE followed by the enterprise number', () => {
  expect(vatNumberOf('0403.019.261')).toBe('BE0403019261')
  expect(vatNumberOf('zonder')).toBeNull()
})

const ibans: [text: string, iban: string | null][] = [
  ['BE68 5390 0754 7034', 'BE68539007547034'],
  ['be68539007547034', 'BE68539007547034'],
  ['BE32 1234 5678 9002', 'BE32123456789002'],
  ['BE72 0000 0000 1616', 'BE72000000001616'],
  ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
  ['BE68 5390 0754 7035', null],
  ['BE68 5390 0754 703', null],
  ['539-0075470-34', null],
  ['', null],
]
for (const [text, iban] of ibans) {
  test(`'${text}' is ${iban === null ? 'no IBAN' : `the IBAN ${iban}`}`, () => {
    expect(ibanOf(text)).toBe(iban)
    expect(isIban(text)).toBe(iban !== null)
  })
}

test('an IBAN is printed in groups of four characters', () => {
  expect(formatIban('BE68539007547034')).toBe('BE68 5390 0754 7034')
  expect(formatIban('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00')
})
