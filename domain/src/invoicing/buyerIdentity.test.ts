import { describe, expect, test } from 'vitest'
import { identityOfVat, vatOfIdentity, formatIdentity } from './buyerIdentity.ts'
import { requestedIdentity } from './requestedIdentity.ts'
import { peppolIdOf, peppolIdOfBuyer } from './peppolId.ts'
import { vatIdOf, warningOnVatId } from './vat/vatId.ts'

const nobody = { privatePerson: false, enterpriseNumber: '', vatId: '', legacyVat: '' }

const texts: [text: string, country: string, identity: object, formatted: string][] = [
  ['BE0403019261', 'BE', { enterpriseNumber: '0403019261', vatId: 'BE0403019261' }, 'BE 0403.019.261'],
  ['0403.019.261', 'BE', { enterpriseNumber: '0403019261' }, '0403.019.261'],
  ['0428.759.497', 'BE', { enterpriseNumber: '0428759497' }, '0428.759.497'],
  ['0431.150.351', 'BE', { legacyVat: '0431.150.351' }, '0431.150.351'],
  ['NL 1234.56.789.B01', 'NL', { vatId: 'NL123456789B01' }, 'NL123456789B01'],
  ['NL123456789B01', 'BE', { legacyVat: 'NL123456789B01' }, 'NL123456789B01'],
  ['CHE-123.456.789', 'CH', { vatId: 'CHE123456789' }, 'CHE123456789'],
  ['Particulier', 'BE', { privatePerson: true }, ''],
  ['privé', 'BE', { privatePerson: true }, ''],
  ['---', 'BE', { privatePerson: true }, ''],
  ['in aanvraag', 'BE', { legacyVat: 'in aanvraag' }, 'in aanvraag'],
  ['', 'BE', {}, ''],
]
test.each(texts)(
  'the buyer’s number %j in the country %s is split into an enterprise number and a VAT number',
  (text, country, identity, formatted) => {
    const found = identityOfVat(text, country)
    expect(found).toEqual({ ...nobody, ...identity })
    expect(formatIdentity(found)).toBe(formatted)
    expect(identityOfVat(vatOfIdentity(found), country)).toEqual({ ...found, privatePerson: false })
  },
)

test('a Belgian VAT number gives the enterprise number, unless HR types another enterprise number', () => {
  const stored = { ...nobody, peppolId: '' }
  expect(requestedIdentity({ vatId: 'BE 0403.019.261' }, stored, 'BE')).toMatchObject({
    enterpriseNumber: '0403019261',
    vatId: 'BE0403019261',
  })
  const ofGroup = { vatId: 'BE0403019261', enterpriseNumber: '0428759497' }
  expect(requestedIdentity(ofGroup, stored, 'BE')).toMatchObject(ofGroup)
  expect(requestedIdentity({ vatId: 'NL123456789B01' }, stored, 'NL')).toMatchObject({ enterpriseNumber: '' })
})

describe('the check of a VAT number', () => {
  const numbers: [text: string, country: string, id: string | null][] = [
    ['be 0403.019.261', 'BE', 'BE0403019261'],
    ['EL123456789', 'GR', 'EL123456789'],
    ['GR123456789', 'GR', null],
    ['XI123456789', 'GB', 'XI123456789'],
    ['GB123456789', 'GB', 'GB123456789'],
    ['FR 40 303265045', 'FR', 'FR40303265045'],
    ['FR40303265045', 'DE', null],
    ['NL123456789', 'NL', null],
    ['ATU12345678', 'AT', 'ATU12345678'],
    ['12-3456789', 'US', '123456789'],
    ['x', 'US', null],
  ]
  test.each(numbers)('the VAT number %s of a company in %s is read as %s', (text, country, id) =>
    expect(vatIdOf(text, country)).toBe(id),
  )

  const checks: [id: string, warned: boolean][] = [
    ['LU15027442', false],
    ['LU15027443', true],
    ['FR40303265045', false],
    ['FR41303265045', true],
    ['FRAB303265045', false],
    ['DE136695976', false],
    ['DE136695977', true],
    ['BE0403019262', true],
    ['NL123456789B01', false],
  ]
  test.each(checks)(
    'wrong check digits in the VAT number %s give a warning, and correct check digits give none (warning: %s)',
    (id, warned) => expect(warningOnVatId(id) !== null).toBe(warned),
  )
})

describe('the check of a Peppol address', () => {
  const addresses: [text: string, id: string | null][] = [
    ['0208:0403.019.261', '0403019261'],
    ['0208:0431150351', null],
    ['0088:5412345000013', '5412345000013'],
    ['0088:5412345000014', null],
    ['9925:BE0403019261', 'BE0403019261'],
    ['9957:FR40303265045', 'FR40303265045'],
    ['9915:test', 'test'],
    ['1234:56', null],
    ['0106:', null],
    ['0403019261', null],
  ]
  test.each(addresses)('the text %s is read as the Peppol address %s', (text, id) =>
    expect(peppolIdOf(text)?.id ?? null).toBe(id),
  )

  test('the Peppol address of a Belgian company is its enterprise number, and HR must type it for a foreign company', () => {
    const buyer = { peppolId: '', enterpriseNumber: '0403019261', country: 'BE' }
    expect(peppolIdOfBuyer(buyer)).toEqual({ scheme: '0208', id: '0403019261' })
    expect(peppolIdOfBuyer({ ...buyer, peppolId: '9925:BE0403019261' })).toEqual({ scheme: '9925', id: 'BE0403019261' })
    expect(peppolIdOfBuyer({ ...buyer, country: 'NL' })).toBeNull()
    expect(peppolIdOfBuyer({ ...buyer, country: 'NL', peppolId: '0106:12345678' })).toEqual({
      scheme: '0106',
      id: '12345678',
    })
  })
})
