import { expect, test } from 'vitest'
import { CUSTOMER_FILTERS, customerFilters } from './customerFilters.ts'

const found = (active: boolean) => customerFilters.filter((filter) => CUSTOMER_FILTERS[filter]({ active }))

test('the list of customers shows the active customers when it opens', () => {
  expect(customerFilters[0]).toBe('active')
})

test('in the list of customers, the filter for inactive customers and the filter for all customers show an inactive customer', () => {
  expect(found(false)).toEqual(['inactive', 'all'])
  expect(found(true)).toEqual(['active', 'all'])
})
