import { toDay } from '@uurwerk/domain/time/day'
import { describe, expect, test } from 'vitest'
import { emptyOrderForm, nextOrderForm, orderFormErrors, overlapOf, type OrderForm } from './orderForm.ts'

const day = toDay
const period = (start: string, end: string) => ({ start: day(start), end: day(end) })
const facts = {
  contract: period('2026-01-01', '2026-12-31'),
  orders: [
    { id: 1, period: period('2026-01-01', '2026-06-30') },
    { id: 2, period: period('2026-09-01', '2026-12-31') },
  ],
}
const form = (changes: Partial<OrderForm>): OrderForm => ({
  ...emptyOrderForm({ start: day('2026-07-01'), end: day('2026-08-31') }),
  baseHourlyRate: 41,
  ...changes,
})

describe('the errors at the fields of an order', () => {
  const year = facts.contract
  const cases: [string, Partial<OrderForm>, object][] = [
    ['the form of an order with valid values has no errors', {}, {}],
    [
      'the form of an order reports every missing required field',
      { startDate: null, endDate: null, baseHourlyRate: null },
      { startDate: 'Het startdatum order veld is verplicht', baseHourlyRate: 'Het uurtarief veld is verplicht' },
    ],
    [
      'the form of an order refuses a start before the contract',
      { startDate: day('2025-12-31') },
      { startDate: 'Het startdatum order veld moet een datum na het startdatum veld zijn' },
    ],
    [
      'the form of an order refuses an end after the contract',
      { endDate: day('2027-01-01') },
      { endDate: 'Het einddatum order veld moet een datum voor het einddatum veld zijn' },
    ],
    [
      'the form of an order requires an end when the contract has an end',
      { endDate: null },
      { endDate: 'Het einddatum order veld is verplicht' },
    ],
    [
      'the form of an order refuses an end before the start',
      { endDate: day('2026-06-01') },
      { endDate: 'Het einddatum order veld moet een datum na het startdatum order veld zijn' },
    ],
    [
      'the form of an order refuses a rate with three decimals',
      { baseHourlyRate: 41.255 },
      { baseHourlyRate: 'Het uurtarief veld mag hoogstens 2 cijfers na de komma hebben' },
    ],
    [
      'the form of an order refuses a reference of 256 letters',
      { externalReference: 'x'.repeat(256) },
      { externalReference: 'Het externe referentie veld mag niet meer dan 255 letters bevatten' },
    ],
  ]
  test.each(cases)('the form of an order shows the right errors at its fields: %s', (_, changes, errors) => {
    expect(orderFormErrors(form(changes), year)).toEqual(errors)
  })

  test('a contract without end accepts an order without end', () => {
    expect(orderFormErrors(form({ endDate: null }), { start: day('2026-01-01'), end: null })).toEqual({})
  })
})

describe('the orders that overlap a new order', () => {
  test('a new order of a contract overlaps each existing order on the same days', () => {
    const wide = form({ startDate: day('2026-06-30'), endDate: day('2026-09-01') })
    expect(overlapOf(facts, null, wide)?.overlapping.map(({ id }) => id)).toEqual([1, 2])
  })
  test('an order has no overlap when no other order has the same days, or when the order has no start', () => {
    expect(overlapOf(facts, null, form({}))).toBeNull()
    expect(overlapOf(facts, null, form({ startDate: null }))).toBeNull()
  })
  test('an order that HR edits does not overlap its own old period', () => {
    const longer = form({ startDate: day('2026-01-01'), endDate: day('2026-08-31') })
    expect(overlapOf(facts, 1, longer)).toBeNull()
    expect(overlapOf(facts, 2, longer)?.overlapping.map(({ id }) => id)).toEqual([1])
  })
})

test('the form for a new order starts on the first day without a rate', () => {
  expect(nextOrderForm({ facts })).toMatchObject({ startDate: '2026-07-01', endDate: '2026-08-31' })
})
