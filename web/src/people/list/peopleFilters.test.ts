import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { PEOPLE_FILTERS, peopleFilters } from './peopleFilters.ts'

const found = (employmentEndDate: string | null) =>
  peopleFilters.filter((filter) =>
    PEOPLE_FILTERS[filter]({ employmentEndDate: employmentEndDate === null ? null : toDay(employmentEndDate) }),
  )

test('the list of people shows the active people when it opens', () => {
  expect(peopleFilters[0]).toBe('active')
})

test.each([
  ['Anna without a last working day', null, ['active', 'all']],
  ['Bart with a last working day in the past', '2026-10-31', ['inactive', 'all']],
  ['Celine with a last working day in the future', '2027-01-31', ['inactive', 'all']],
])('the list of people shows %s under the right status', (_name, end, filters) => {
  expect(found(end)).toEqual(filters)
})
