import { expect, test } from 'vitest'
import { PEOPLE_FILTERS, peopleFilters } from './peopleFilters.ts'

const found = (employmentEndDate: string | null) =>
  peopleFilters.filter((filter) => PEOPLE_FILTERS[filter]({ employmentEndDate }))

test('the list of people first shows the active people', () => {
  expect(peopleFilters[0]).toBe('active')
})

test.each([
  ['Anna, who works here', null, ['active', 'all']],
  ['Bart, whose last working day is past', '2026-10-31', ['inactive', 'all']],
  ['Celine, whose last working day is still to come', '2027-01-31', ['inactive', 'all']],
])('%s is found under the right status', (_name, end, filters) => {
  expect(found(end)).toEqual(filters)
})
