import { expect, test } from 'vitest'
import { warningOnVatNumber } from './warningOnVatNumber.ts'

const isWarned = (vat: string, country = 'BE') => warningOnVatNumber({ vat, country }) !== null

test.each(['BE1234567890', 'be 0403.019.262', '0403019262', '403.019.262', 'BE 12'])(
  'the Belgian VAT number %s has wrong check digits and gives a warning',
  (vat) => expect(isWarned(vat)).toBe(true),
)

test.each(['BE0403019261', 'BE 0403.019.261', '0403019261', '403.019.261'])(
  'the Belgian VAT number %s has correct check digits and gives no warning',
  (vat) => expect(isWarned(vat)).toBe(false),
)

test('a foreign VAT number and a free text give no warning', () => {
  for (const vat of ['NL004495445B01', 'FR40303265045', 'in aanvraag', 'xyz', 'Berchem'])
    expect(isWarned(vat)).toBe(false)
  expect(isWarned('303265045', 'FR')).toBe(false)
  expect(isWarned('BE1234567890', 'FR')).toBe(true)
})
