import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentReference } from '../../invoicing/numbers/paymentReference.ts'
import { cents, eurosOf, NO_CENTS, sumCents } from '../../money/cents.ts'
import { addDays, toDay } from '../../time/day.ts'
import { allocationsByReference } from './allocationsByReference.ts'
import { isNameAlike, onlySetWithSum, proposalsFor, type EntryToBook, type ProposalFacts } from './proposalsFor.ts'
import type { OpenInvoice } from '../openInvoice.ts'
import { paymentReferencesWithin } from './paymentReferenceIn.ts'
import { refusalToAllocate } from '../refusalToAllocate.ts'

const TODAY = toDay('2026-11-20')
const referenceOf = (sequence: number) => paymentReference({ year: 2026, sequence }).replace(/\D/g, '')
const invoice = (sequence: number, euros: number, customer = 'De Linde vzw'): OpenInvoice => ({
  id: sequence,
  number: `2026-${`${sequence}`.padStart(6, '0')}`,
  paymentReference: referenceOf(sequence),
  customerKey: customer,
  customerName: customer,
  dueOn: addDays(TODAY, sequence),
  open: cents(euros * 100),
  credit: NO_CENTS,
  claimed: NO_CENTS,
  creditNotes: [],
})
const facts = (invoices: OpenInvoice[], further: Partial<ProposalFacts> = {}): ProposalFacts => ({
  invoices,
  customersOfAccount: new Set(),
  credits: [],
  ...further,
})
const received = (euros: number, further: Partial<EntryToBook> = {}): EntryToBook => ({
  free: cents(Math.round(euros * 100)),
  counterpartyName: '',
  counterpartyAccount: 'BE72000000001616',
  paymentReference: null,
  text: '',
  ...further,
})

describe('a payment with a structured communication', () => {
  const paid = (euros: number, sequence: number) => ({
    amount: cents(Math.round(euros * 100)),
    paymentReference: referenceOf(sequence),
  })
  const booked = (invoiceId: number, euros: number) => ({ invoiceId, amount: euros * 100, isSurplus: false })
  const surplus = (invoiceId: number, euros: number) => ({ invoiceId, amount: euros * 100, isSurplus: true })

  test('a payment with a structured communication is booked on the invoice with that reference', () => {
    expect(allocationsByReference([paid(363, 123)], [invoice(123, 363)])).toEqual([[booked(123, 363)]])
  })

  test('a payment of a part of an invoice is booked on the invoice with the structured communication of the payment', () => {
    expect(allocationsByReference([paid(50, 124)], [invoice(124, 121)])).toEqual([[booked(124, 50)]])
  })

  test('the customer gets a credit when a payment with a structured communication is too high', () => {
    expect(allocationsByReference([paid(130, 124)], [invoice(124, 121)])).toEqual([[booked(124, 121), surplus(124, 9)]])
  })

  test('the customer gets a credit for a second payment of the same invoice', () => {
    expect(allocationsByReference([paid(363, 123), paid(363, 123)], [invoice(123, 363)])).toEqual([
      [booked(123, 363)],
      [surplus(123, 363)],
    ])
  })

  test('when a payment is the open amount plus the claims of a reminder, the claims are booked as interest and compensation, and never a second time', () => {
    const late = { ...invoice(123, 1000), claimed: cents(5726) }
    const extra = { invoiceId: 123, amount: 5726, isSurplus: false, isExtra: true }
    expect(allocationsByReference([paid(1057.26, 123), paid(57.26, 123)], [late])).toEqual([
      [booked(123, 1000), extra],
      [{ invoiceId: 123, amount: 5726, isSurplus: true }],
    ])
    expect(allocationsByReference([paid(1000, 123), paid(57.26, 123)], [late])).toEqual([[booked(123, 1000)], [extra]])
    expect(allocationsByReference([paid(1057.27, 123)], [late])).toEqual([
      [booked(123, 1000), { invoiceId: 123, amount: 5727, isSurplus: true }],
    ])
  })

  test('a bank movement is not booked automatically when its structured communication is unknown or when the company paid the money', () => {
    expect(allocationsByReference([paid(50, 999), paid(-50, 124)], [invoice(124, 121)])).toEqual([[], []])
  })

  test('a random payment with a known structured communication is booked completely, and never exceeds the open amount', () => {
    const amounts = fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 50_000 }).map(cents), of: fc.integer({ min: 1, max: 3 }) }),
    )
    fc.assert(
      fc.property(amounts, fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 3, maxLength: 3 }), (made, open) => {
        const invoices = open.map((euros, index) => invoice(index + 1, euros))
        const entries = made.map(({ amount, of }) => ({ amount, paymentReference: referenceOf(of) }))
        const all = allocationsByReference(entries, invoices)
        expect(all.map((parts) => sumCents(parts.map(({ amount }) => amount)))).toEqual(
          entries.map(({ amount }) => amount),
        )
        for (const { id, open: due } of invoices) {
          const parts = all.flat().filter(({ invoiceId, isSurplus }) => invoiceId === id && !isSurplus)
          expect(sumCents(parts.map(({ amount }) => amount))).toBeLessThanOrEqual(due)
        }
      }),
    )
  })
})

test('a structured communication is found with plus signs, with spaces or dots, and inside a longer text', () => {
  for (const reference of ['+++202/6000/12320+++', '202600012320', '202 6000 12320', '202.6000.12320'])
    expect(paymentReferencesWithin(`betaling ${reference} dank u`)).toEqual(['202600012320'])
  expect(paymentReferencesWithin('202600012302')).toEqual([])
  expect(paymentReferencesWithin('9202600012320')).toEqual([])
})

describe('a proposal for the booking of a payment', () => {
  test('the proposed booking of a bank movement is sure when the payer wrote the invoice number and paid the open amount', () => {
    expect(proposalsFor(received(121, { text: 'fact. 2026-000124' }), facts([invoice(124, 121)]))).toEqual([
      { reason: 'number', isSure: true, allocations: [{ invoiceId: 124, amount: 12_100, isSurplus: false }] },
    ])
    expect(proposalsFor(received(50, { text: 'FACT 2026-000124 DEEL' }), facts([invoice(124, 121)]))).toMatchObject([
      { reason: 'number', isSure: false, allocations: [{ invoiceId: 124, amount: 5000 }] },
    ])
  })

  test('the proposed booking of a bank movement contains interest and compensation when the payer paid the amount of the reminder', () => {
    const late = { ...invoice(124, 1000), claimed: cents(5726) }
    expect(proposalsFor(received(1057.26, { text: '2026-000124' }), facts([late]))).toEqual([
      {
        reason: 'number',
        isSure: true,
        allocations: [
          { invoiceId: 124, amount: 100_000, isSurplus: false },
          { invoiceId: 124, amount: 5726, isSurplus: false, isExtra: true },
        ],
      },
    ])
    expect(proposalsFor(received(1050, { text: '2026-000124' }), facts([late]))).toMatchObject([
      { isSure: false, allocations: [{ amount: 100_000 }] },
    ])
  })

  test('no booking of a bank movement is proposed when the invoice number is only a part of a longer number', () => {
    expect(proposalsFor(received(9, { text: '12026-0001245 2026-0001245' }), facts([invoice(124, 121)]))).toEqual([])
  })

  test('the proposed booking of a bank movement contains all invoices whose numbers the payer wrote', () => {
    const text = '2026-000124 2026-000130'
    expect(proposalsFor(received(192, { text }), facts([invoice(130, 71), invoice(124, 121)]))).toEqual([
      {
        reason: 'number',
        isSure: true,
        allocations: [
          { invoiceId: 124, amount: 12_100, isSurplus: false },
          { invoiceId: 130, amount: 7100, isSurplus: false },
        ],
      },
    ])
  })

  test('the proposed booking of a bank movement does not book money above the open amounts of its invoices', () => {
    const [proposal] = proposalsFor(received(130, { text: '2026-000124' }), facts([invoice(124, 121)]))
    expect(proposal).toMatchObject({ isSure: false, allocations: [{ invoiceId: 124, amount: 12_100 }] })
  })

  test('the proposed booking of a bank movement contains the invoice with the paid amount when the payer’s account belongs to the customer of that invoice', () => {
    const invoices = [invoice(123, 363, 'WZC Zilverhof'), invoice(124, 363)]
    const known = facts(invoices, { customersOfAccount: new Set(['De Linde vzw']) })
    expect(proposalsFor(received(363), known)).toMatchObject([
      { reason: 'account', isSure: true, allocations: [{ invoiceId: 124 }] },
    ])
  })

  test('the proposed booking of a bank movement is not sure when the customer has two invoices with the paid amount', () => {
    const known = facts([invoice(124, 363), invoice(125, 363)], { customersOfAccount: new Set(['De Linde vzw']) })
    expect(proposalsFor(received(363), known).map(({ isSure }) => isSure)).toEqual([false, false])
  })

  test('the proposed booking of a bank movement uses the amount and the name when the payer swapped two digits of the reference', () => {
    const entry = received(363, { counterpartyName: 'ZORGCENTRUM A vzw', text: '202600012302' })
    expect(proposalsFor(entry, facts([invoice(123, 363, 'Zorgcentrum A')]))).toMatchObject([
      { reason: 'name', isSure: false, allocations: [{ invoiceId: 123 }] },
    ])
  })

  test('the proposed booking of a bank movement contains several invoices of a customer when only these invoices add up to the paid amount', () => {
    const invoices = [invoice(1, 100), invoice(2, 40), invoice(3, 71)]
    const entry = received(171, { counterpartyName: 'DE LINDE VZW' })
    expect(proposalsFor(entry, facts(invoices))).toMatchObject([
      { reason: 'sum', isSure: false, allocations: [{ invoiceId: 3 }, { invoiceId: 1 }] },
    ])
  })

  const credited = (sequence: number, euros: number, customer?: string): OpenInvoice => ({
    ...invoice(sequence, -euros, customer),
    credit: cents(euros * 100),
    creditNotes: [`CN2026-${`${sequence}`.padStart(6, '0')}`],
  })
  const refunded = (invoiceId: number, euros: number) => ({ invoiceId, amount: -euros * 100, isSurplus: true })
  const linde = { customersOfAccount: new Set(['De Linde vzw']) }

  test('the proposed booking of a bank movement is a refund when the company paid money to the account of a customer with a credit of the same amount', () => {
    const credits = [credited(123, 363), credited(124, 363, 'WZC Zilverhof')]
    expect(proposalsFor(received(-363), facts([], { ...linde, credits }))).toEqual([
      { reason: 'refund', isSure: false, allocations: [refunded(123, 363)] },
    ])
    expect(proposalsFor(received(-362), facts([], { ...linde, credits }))).toEqual([])
    expect(proposalsFor(received(-363), facts([], { credits }))).toEqual([])
    expect(proposalsFor(received(-363, { counterpartyName: 'DE LINDE' }), facts([], { credits }))).toHaveLength(1)
  })

  test('the proposed booking of a bank movement is a refund of all credits of a customer when the credits add up to the paid money', () => {
    const credits = [credited(124, 21), credited(123, 30)]
    expect(proposalsFor(received(-51), facts([], { ...linde, credits }))).toEqual([
      { reason: 'refund', isSure: false, allocations: [refunded(123, 30), refunded(124, 21)] },
    ])
  })

  test('the proposed booking of a bank movement is a refund on the credit note whose number is in the text of the payment', () => {
    const credits = [credited(123, 30), credited(124, 30)]
    expect(proposalsFor(received(-30, { text: 'Terugbetaling CN2026-000124' }), facts([], { credits }))).toEqual([
      { reason: 'refund', isSure: false, allocations: [refunded(124, 30)] },
    ])
    expect(proposalsFor(received(-50, { text: 'factuur 2026-000123' }), facts([], { credits }))).toMatchObject([
      { allocations: [refunded(123, 30)] },
    ])
  })

  test('HR can accept each proposed booking without changes, and a bank movement has at most three proposed bookings', () => {
    const customers = ['De Linde vzw', 'WZC Zilverhof', 'Linde']
    const invoices = fc
      .array(fc.record({ euros: fc.integer({ min: 1, max: 6 }), customer: fc.constantFrom(...customers) }), {
        maxLength: 9,
      })
      .map((made) => made.map(({ euros, customer }, index) => invoice(index + 1, euros, customer)))
    const entry = fc.record({
      euros: fc.integer({ min: -9, max: 15 }),
      name: fc.constantFrom('LINDE', 'ZILVERHOF WZC', ''),
      text: fc.constantFrom('', '2026-000001', '2026-000002 en 2026-000003', referenceOf(2)),
    })
    fc.assert(
      fc.property(invoices, entry, fc.subarray(customers), (open, { euros, name, text }, known) => {
        const given = received(euros, { counterpartyName: name, text })
        const credits = open.map((each) => credited(each.id, eurosOf(each.open), each.customerName))
        const proposals = proposalsFor(given, facts(open, { customersOfAccount: new Set(known), credits }))
        expect(proposals.length).toBeLessThanOrEqual(3)
        for (const { allocations, isSure } of proposals) {
          const moneyOf = new Map(open.map(({ id, open: due }) => [id, { open: due, surplus: due, claims: NO_CENTS }]))
          expect(refusalToAllocate({ free: given.free, moneyOf }, allocations)).toBeNull()
          if (isSure) expect(sumCents(allocations.map(({ amount }) => amount))).toBe(given.free)
        }
      }),
    )
  })
})

const names: [a: string, b: string, alike: boolean][] = [
  ['ZORGCENTRUM A vzw', 'Zorgcentrum A', true],
  ['WZC ’t Zilverhof', 'WZC T ZILVERHOF VZW', true],
  ['Café Hélène bv', 'CAFE HELENE', true],
  ['De Linde', 'De Linde Gent', true],
  ['De Linde', 'De Eik', false],
  ['NV', 'BV', false],
  ['A B', 'A B C', false],
  ['', 'De Linde', false],
]
for (const [a, b, alike] of names) {
  test(`the names '${a}' and '${b}' are ${alike ? 'alike' : 'not alike'}`, () => {
    expect(isNameAlike(a, b)).toBe(alike)
    expect(isNameAlike(b, a)).toBe(alike)
  })
}

test('no booking of a bank movement is proposed when two sets of invoices add up to the paid amount', () => {
  expect(onlySetWithSum([invoice(1, 1), invoice(2, 4), invoice(3, 2), invoice(4, 3)], cents(500))).toBeNull()
  expect(onlySetWithSum([invoice(1, 1), invoice(2, 4), invoice(3, 7)], cents(500))?.map(({ id }) => id)).toEqual([1, 2])
  expect(onlySetWithSum([invoice(1, 5)], cents(500))).toBeNull()
})

test('the search for invoices that add up to an amount ends quickly, also when many invoices have the same amount', () => {
  const many = Array.from({ length: 24 }, (_, index) => invoice(index + 1, 10))
  expect(onlySetWithSum(many, cents(5500))).toBeNull()
})
