import type { BodyInput } from '@uurwerk/contract/endpoint'
import { createCustomer, customer, editCustomer } from '@uurwerk/contract/customers/customers'
import { expect, test } from 'vitest'
import { call, refused, request, callWith } from '../testing/call.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenCustomer } from '../testing/world/world.ts'

const { db, hr: katrien } = await hrWorld('2026-12-01T09:00:00Z')

type Changes = Partial<BodyInput<typeof createCustomer>>

const body = (name: string, changes: Changes = {}) => ({
  name,
  abbreviation: 'ABC',
  supervisor: { name: 'Goedele Van Cauwenberghe', email: 'goedele@klant.example' },
  customerHours: { morning: '06:00', evening: '19:00', night: '20:00' },
  invoiceAddress: { street: 'Netelaan', houseNumber: '7', postalCode: '2560', city: 'As', country: 'BE' },
  invoiceAddressingDto: { organisationName: `${name} vzw`, financialSupervisorReference: 'Dienst facturatie' },
  ...changes,
})
const create = (name: string, changes: Changes) => request(katrien, createCustomer, { body: body(name, changes) })
const identityOf = ({ vat, enterpriseNumber, vatId, privatePerson }: Record<string, unknown>) => ({
  vat,
  enterpriseNumber,
  vatId,
  privatePerson,
})

const numbers: [text: string, country: string, identity: object][] = [
  ['BE 0403.019.261', 'BE', { vat: 'BE0403019261', enterpriseNumber: '0403019261', vatId: 'BE0403019261' }],
  ['0428.759.497', 'BE', { vat: '0428759497', enterpriseNumber: '0428759497', vatId: '' }],
  ['NL123456789B01', 'NL', { vat: 'NL123456789B01', enterpriseNumber: '', vatId: 'NL123456789B01' }],
  ['NL12AB', 'NL', { vat: 'NL12AB', enterpriseNumber: '', vatId: '' }],
  ['particulier', 'BE', { vat: '', privatePerson: true }],
  ['in aanvraag', 'BE', { vat: 'in aanvraag', enterpriseNumber: '', vatId: '' }],
]
test.each(numbers)(
  'the only number %s that an older API client sends for a customer is split into the enterprise number and the VAT number',
  async (vat, country, identity) => {
    const invoiceAddress = { ...body('x').invoiceAddress, country }
    const made = await call(...create(`Klant ${vat}`, { vat, invoiceAddress }))
    expect(identityOf(made)).toMatchObject(identity)
  },
)

test('the migration splits the stored company numbers of customers in the same way as the code', async () => {
  for (const [vat, country, identity] of numbers) {
    const id = await givenCustomer(db)
    await db.updateTable('customers').set({ vat, country }).where('id', '=', id).execute()
    const read = await call(katrien, customer, { params: { id } })
    const { vat: _, ...parts } = identity as { vat: string }
    expect([vat, identityOf(read)]).toMatchObject([vat, parts])
  }
})

test('HR can type an enterprise number, a VAT number, a Peppol address and a reference of a customer', async () => {
  const made = await call(
    ...create('Zorgbedrijf', {
      enterpriseNumber: '0403.019.261',
      vatId: 'be 0403.019.261',
      peppolId: '9925:BE0403019261',
      buyerReference: 'DIENST-7',
      documentLanguage: 'fr',
      embedTimesheet: false,
    }),
  )
  expect(made).toMatchObject({
    vat: 'BE0403019261',
    enterpriseNumber: '0403019261',
    vatId: 'BE0403019261',
    peppolId: '9925:BE0403019261',
    buyerReference: 'DIENST-7',
    documentLanguage: 'fr',
    embedTimesheet: false,
  })
  const edited = await callWith(katrien, editCustomer, {
    params: { id: made.id },
    body: { ...made, vat: '0428.759.497' },
  })
  expect(identityOf(edited)).toEqual({
    vat: '0428759497',
    enterpriseNumber: '0428759497',
    vatId: '',
    privatePerson: false,
  })
  const other = { ...edited, vatId: 'BE0428759497' }
  expect((await callWith(katrien, editCustomer, { params: { id: made.id }, body: other })).vat).toBe('BE0428759497')
})

test.each([
  ['enterpriseNumber', '0431.150.351', 'enterprise_number_invalid'],
  ['vatId', 'NL123', 'vat_id_format'],
  ['peppolId', '0088:5412345000014', 'peppol_id_format'],
])('a customer with the field %s as %s is refused', async (field, value, code) => {
  const answer = await refused(...create(`Klant zonder ${field}`, { vat: 'BE0403019261', [field]: value }))
  expect(answer).toMatchObject({ status: 422, code, errors: [{ path: field }] })
})

test('a private person abroad needs no company number, and can have any postal code', async () => {
  const invoiceAddress = {
    street: 'Downing Street',
    houseNumber: '',
    postalCode: 'SW1A 1AA',
    city: 'London',
    country: 'GB',
  }
  const made = await call(...create('Jane Doe', { privatePerson: true, invoiceAddress }))
  expect(identityOf(made)).toEqual({ vat: '', enterpriseNumber: '', vatId: '', privatePerson: true })
  expect((await refused(...create('Zonder nummer', {}))).errors).toEqual([
    { path: 'vat', message: 'Het btw-nummer veld is verplicht' },
  ])
})

test('wrong check digits of a foreign VAT number give a warning', async () => {
  const invoiceAddress = { ...body('x').invoiceAddress, country: 'LU', postalCode: '1234' }
  expect((await call(...create('Juist', { vatId: 'LU15027442', invoiceAddress }))).warning).toBeUndefined()
  expect((await call(...create('Fout', { vatId: 'LU15027443', invoiceAddress }))).warning).toContain('controlecijfers')
})
