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
  ['Anna', { userId: ANNA, contractId: OF_ANNA }, true],
  ['the contract of Anna', { userId: null, contractId: OF_ANNA }, true],
  ['Bert', { userId: BERT, contractId: OF_BERT }, false],
  ['the contract of Bert', { userId: null, contractId: OF_BERT }, false],
  ['nobody', { userId: null, contractId: null }, true],
])('a change that names %s is or is not about a day of Anna in the team planning', (_whom, change, expected) => {
  expect(isAboutCell({ ...change, subjects: ['shifts'] }, `${ANNA} ${day}`, team)).toBe(expected)
})
