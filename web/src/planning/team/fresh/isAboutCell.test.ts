import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { isAboutCell } from './isAboutCell.ts'
import { SOMEBODY } from '../grid/somebody.testing.ts'
import { byPerson } from './peopleOfTeam.ts'

const day = toDay('2026-11-24')
const [ANNA, BERT, OF_ANNA, OF_BERT] = [1, 2, 10, 20]
const none = { holidays: [], customers: [], employers: [], shiftTypes: [], shifts: [], absences: [], availability: [] }
const contract = { customerId: 1, start: day, end: null, invoicedMonths: [], confirmedMonths: [] }
const team = byPerson({
  ...none,
  from: day,
  to: day,
  people: [ANNA, BERT].map((id) => ({ ...SOMEBODY, id })),
  contracts: [
    { ...contract, id: OF_ANNA, personId: ANNA },
    { ...contract, id: OF_BERT, personId: BERT },
  ],
})

test.each([
  ['Anna', true, { userId: ANNA, contractId: OF_ANNA }],
  ['the contract of Anna', true, { userId: null, contractId: OF_ANNA }],
  ['Bert', false, { userId: BERT, contractId: OF_BERT }],
  ['the contract of Bert', false, { userId: null, contractId: OF_BERT }],
  ['nobody', true, { userId: null, contractId: null }],
])(
  'a change that names %s can be about a day of Anna in the team planning (true or false: %s)',
  (_whom, expected, change) => {
    expect(isAboutCell({ ...change, subjects: ['shifts'] }, `${ANNA} ${day}`, team)).toBe(expected)
  },
)
