import { expect, test } from 'vitest'
import { isInFilter, paymentFilters } from './paymentFilters.ts'

test.each([
  ['a concept', undefined, ['all']],
  ['an open invoice', { state: 'open', daysLate: 0, credit: 0 }, ['all', 'open']],
  ['a late invoice', { state: 'open', daysLate: 12, credit: 0 }, ['all', 'open', 'late']],
  [
    'a late invoice that is partly paid',
    { state: 'partly', daysLate: 3, credit: 0 },
    ['all', 'open', 'late', 'partly'],
  ],
  ['a paid invoice', { state: 'paid', daysLate: 0, credit: 0 }, ['all', 'paid']],
  ['an invoice that was paid twice', { state: 'paid', daysLate: 0, credit: 121 }, ['all', 'paid', 'credit']],
  [
    'an invoice that was credited after its payment',
    { state: 'overpaid', daysLate: 0, credit: 30 },
    ['all', 'paid', 'credit'],
  ],
] as const)('HR finds %s under the filters of its payment', (_name, payment, filters) => {
  expect(paymentFilters.filter((filter) => isInFilter(filter, payment))).toEqual(filters)
})
