import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import { shiftPlanningFacts, type ContractMonthFacts } from './contractMonthFacts.ts'
import { refusalToPlanShift } from './refusalToPlanShift.ts'
import { timesOn } from './shifts.testing.ts'

const HOSPITAL = 1
const HOME = 2

const shift = (id: number, contractId: number, day: string) => ({
  id,
  contractId,
  customerName: contractId === HOSPITAL ? 'AZ Klaverveld' : 'WZC ’t Zilverhof',
  day: toDay(day),
  claimed: false,
  ...timesOn(day, '07:00–15:00'),
})

/** The test data: Anna has a shift at the hospital on 9 November, and a shift at the nursing home on 13 November. */
const november: ContractMonthFacts = {
  today: toDay('2026-11-20'),
  yearMonth: toYearMonth('2026-11'),
  contractId: HOSPITAL,
  freeze: null,
  contract: { start: toDay('2024-01-01'), end: null },
  employment: { start: toDay('2024-01-01'), end: null },
  prolongedSickLeaves: [],
  fullAbsenceDays: [],
  shifts: [shift(1, HOSPITAL, '2026-11-09'), shift(2, HOME, '2026-11-13')],
}
const refusalOn = (day: string, changed?: number) =>
  refusalToPlanShift(shiftPlanningFacts(november, changed), [timesOn(day, '07:00–15:00')])?.code ?? null

test.each([
  ['2026-11-06', null],
  ['2026-11-09', 'shift_already_planned'],
  ['2026-11-13', 'day_occupied'],
])('a shift that Anna plans on %s gets the refusal %s', (day, code) => {
  expect(refusalOn(day)).toBe(code)
})

test('a changed shift can overlap its own old times, but no other shift', () => {
  expect(refusalOn('2026-11-09', 1)).toBeNull()
  expect(refusalOn('2026-11-13', 1)).toBe('day_occupied')
})

test('a night shift that overlaps a shift on another contract is refused, and the refusal shows the other shift', () => {
  expect(refusalToPlanShift(shiftPlanningFacts(november), [timesOn('2026-11-12', '20:45–09:00')])).toEqual({
    code: 'shifts_overlap',
    customerName: 'WZC ’t Zilverhof',
    day: '2026-11-13',
    start: '07:00',
    end: '15:00',
  })
})
