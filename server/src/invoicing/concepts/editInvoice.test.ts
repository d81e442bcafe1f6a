import { editInvoice, finishInvoice, invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, request, errorsOf } from '../../testing/call.ts'
import { givenBilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenHr } from '../../testing/world/world.ts'
import { sellerWorld } from '../../testing/world/invoicing/sellerWorld.ts'

const testApp = await sellerWorld()
const { db, hr } = testApp
const { call: wim } = await givenHr(testApp, 'Wim')

const oneHour = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }]
const cost = { description: 'Verplaatsing', amount: 2.5, units: 'ritten', cost: 14.5, accountingCostDto: { id: 1 } }

async function concept() {
  const { contractId, personId } = await givenBilledMonth(db, { shifts: oneHour })
  const body = await call(hr, invoiceFromTimesheet, {
    body: { contractId, userId: personId, yearMonthString: '2026-11' },
  })
  return body
}
const edit = (id: number, body: object) => request(hr, editInvoice, { params: { id }, body })

test('an edit of an invoice changes the fields that the request contains, and keeps the other fields', async () => {
  const before = await concept()
  const body = await call(
    ...edit(before.id, {
      externalReference: 'PO-77231',
      customerBillingDto: { city: 'Gent', paymentTerm: 60 },
    }),
  )
  const { version, externalReference, customerBillingDto, dueDate, history, _links, ...rest } = body
  expect({ version, externalReference, dueDate }).toEqual({
    version: 2,
    externalReference: 'PO-77231',
    dueDate: '2027-01-30',
  })
  expect(customerBillingDto).toEqual({ ...before.customerBillingDto, city: 'Gent', paymentTerm: 60 })
  expect(before).toMatchObject(rest)
  expect(history[0]).toMatchObject({
    action: 'edit invoice',
    changes: { externalReference: ['', 'PO-77231'], city: ['Nazareth', 'Gent'], paymentTerm: [30, 60] },
  })
})

test('when a form sends all values of an invoice back unchanged, nothing changes', async () => {
  const before = await call(
    ...edit((await concept()).id, { freeCosts: cost, confirmedEmailDtos: ['boekhouding@klant.example'] }),
  )
  const body = await call(...edit(before.id, before))
  expect(body.history[0]).toMatchObject({ action: 'edit invoice', changes: {} })
  expect(body).toMatchObject({
    totalVATIncluded: before.totalVATIncluded,
    confirmedEmailDtos: before.confirmedEmailDtos,
  })
})

test('the VAT of an invoice is calculated on the total and rounded once', async () => {
  const { id } = await concept()
  const body = await call(
    ...edit(id, {
      VATPercentage: 21,
      freeCostBillingDtos: [{ ...cost, amount: 1, cost: 0.11 }],
      disclaimer: '',
    }),
  )
  expect(body).toMatchObject({
    vatpercentage: 21,
    totalVATExcluded: 40.11,
    vatAmount: 8.42,
    totalVATIncluded: 48.53,
    disclaimer: '',
  })
})

test('the exemption text of an invoice with 0 % VAT cannot be removed', async () => {
  const { id } = await concept()
  expect(await refused(...edit(id, { disclaimer: '  ' }))).toMatchObject({
    status: 422,
    code: 'exemption_text_required',
  })
  await call(...edit(id, { VATPercentage: 6, disclaimer: '' }))
  expect(await refused(...edit(id, { VATPercentage: 0 }))).toMatchObject({
    status: 422,
    code: 'exemption_text_required',
  })
})

test.each([
  ['freeCostBillingDtos', [cost]],
  ['freeCostBillingDto', cost],
  [
    'freeCosts',
    [{ ...cost, accountingCostDto: undefined, accountingCost: { id: 1, name: 'Verplaatsing', billingCode: '613000' } }],
  ],
])('one or several free costs are accepted in the field %s', async (name, costs) => {
  const { id } = await concept()
  const body = await call(...edit(id, { [name]: costs }))
  expect(body.freeCosts).toEqual([
    {
      id: expect.any(Number),
      description: 'Verplaatsing',
      amount: 2.5,
      units: 'ritten',
      cost: 14.5,
      total: 36.25,
      accountingCost: { id: 1, name: 'Verplaatsing', billingCode: '613000' },
      vatRegime: null,
    },
  ])
  expect(body).toMatchObject({ totalVATExcluded: 76.25, billDto: { totalWorkedHours: 1, totalAmountAllShifts: 40 } })
  expect(await call(...edit(id, { freeCostBillingDtos: [] }))).toMatchObject({ freeCosts: [], totalVATExcluded: 40 })
})

test('a free cost on an invoice may be negative, and half a cent is rounded away from zero: 16.125 to 16.13 and -16.125 to -16.13', async () => {
  const { id } = await concept()
  const at = (sign: number) => ({ ...cost, amount: 0.75, cost: sign * 21.5 })
  const body = await call(...edit(id, { freeCostBillingDtos: [at(1), at(-1)] }))
  expect(body.freeCosts.map(({ total }) => total)).toEqual([16.13, -16.13])
})

test('new e-mail addresses of an invoice replace the old ones, and an unknown address is listed as not confirmed', async () => {
  const { id } = await concept()
  const body = await call(
    ...edit(id, {
      confirmedEmailDtos: [
        'Nieuw@Klant.example',
        { emailAddress: 'nieuw@klant.example', confirmed: true },
        'twee@klant.example',
      ],
    }),
  )
  expect(body.confirmedEmailDtos).toEqual(
    ['Nieuw@Klant.example', 'twee@klant.example'].map((emailAddress) => ({
      emailAddress,
      confirmed: false,
      confirmationDateTime: null,
      confirmer: null,
      actions: { confirm: null },
    })),
  )
  const known = await db
    .selectFrom('confirmed_emails')
    .select('email_address')
    .where('email_address', 'ilike', 'nieuw@%')
    .execute()
  expect(known).toEqual([{ email_address: 'Nieuw@Klant.example' }])
  expect((await call(...edit(id, { confirmedEmailDtos: [] }))).confirmedEmailDtos).toEqual([])
})

test('all errors in the edit of an invoice are reported at once', async () => {
  const { id } = await concept()
  const body = await refused(
    ...edit(id, {
      invoiceDate: '2026-02-30',
      VATPercentage: 19,
      contactMail: 'geen adres',
      customerBillingDto: { organisationName: 'x', country: 'Belgie', paymentTerm: 45 },
      freeCostBillingDtos: [{ description: '', amount: 0, units: 'x'.repeat(41), cost: 0 }],
    }),
  )
  expect(body.status).toBe(422)
  expect(Object.keys(errorsOf(body)).toSorted()).toEqual([
    'VATPercentage',
    'contactMail',
    'customerBillingDto.country',
    'customerBillingDto.organisationName',
    'customerBillingDto.paymentTerm',
    'freeCostBillingDtos.0.accountingCostDto',
    'freeCostBillingDtos.0.amount',
    'freeCostBillingDtos.0.cost',
    'freeCostBillingDtos.0.description',
    'freeCostBillingDtos.0.units',
    'invoiceDate',
  ])
  expect(
    await refused(...edit(id, { freeCostBillingDtos: [{ ...cost, accountingCostDto: { id: 999 } }] })),
  ).toMatchObject({
    status: 404,
    code: 'reference_unknown',
  })
})

test('when two users edit one concept invoice, the second save is refused, and the second user reads the change of the first user', async () => {
  const { id, version } = await concept()
  const both = await Promise.all([
    outcomeOf(...edit(id, { version, reference: 'van Katrien' })),
    outcomeOf(wim, editInvoice, { params: { id }, body: { version, reference: 'van Wim' } }),
  ])
  expect(statusesOf(both)).toEqual([200, 409])
  const [saved, late] = both.toSorted((a, b) => a.status - b.status)
  expect(late?.refusal).toMatchObject({ code: 'stale', current: { reference: saved?.body?.reference, version: 2 } })
})

test('a typed subject of an invoice is kept when HR finishes it, and an empty subject becomes number, customer and month', async () => {
  const { id } = await concept()
  await call(...edit(id, { subject: 'Prestaties november' }))
  const finish = (invoice: number) =>
    call(hr, finishInvoice, { params: { id: invoice }, body: { status: 'CONFIRMED' } })
  expect((await finish(id)).subject).toBe('Prestaties november')
  const other = await finish((await concept()).id)
  expect(other.subject).toBe(`Factuur ${other.invoiceNr} – ${other.companyName} – november 2026`)
})
