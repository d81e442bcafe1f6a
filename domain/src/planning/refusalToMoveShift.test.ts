import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { dayIn, toYearMonth } from '../time/yearMonth.ts'
import type { ContractMonthFacts } from './contractMonthFacts.ts'
import { refusalToMoveShift, type ShiftMove } from './refusalToMoveShift.ts'
import { timesOn } from './shifts.testing.ts'

const november = toYearMonth('2026-11')
const on = (dayOfMonth: number) => dayIn(november, dayOfMonth)!
const early = { labourTime: { startTime: '07:00', endTime: '15:06' }, breakTime: null }
const since2025 = { start: toDay('2025-01-01'), end: null }

const shiftOf = (contractId: number, dayOfMonth: number) => ({
  id: 100 + dayOfMonth,
  contractId,
  customerName: 'Campus Lindehof',
  day: on(dayOfMonth),
  claimed: false,
  ...timesOn(on(dayOfMonth), '07:00–15:06'),
})

/** The test data: Annelies has a shift on 23 and 24 November, at another customer on 25 November, and an absence on 26 November. */
const annelies: ContractMonthFacts = {
  contractId: 1,
  today: on(20),
  yearMonth: november,
  freeze: null,
  contract: since2025,
  employment: since2025,
  prolongedSickLeaves: [],
  fullAbsenceDays: [on(26)],
  shifts: [shiftOf(1, 23), shiftOf(1, 24), shiftOf(2, 25)],
}
const shift = { id: 123, day: on(23), adjusted: false, actions: { move: null } }
const refusalTo = (move: Partial<ShiftMove<{ readonly code: string }>>) =>
  refusalToMoveShift(annelies, { shift, shiftType: early, to: on(27), ...move })?.code ?? null

test('the employee Annelies can move a shift to a free day, but not to a day with another shift or an absence', () => {
  expect(refusalTo({ to: on(27) })).toBeNull()
  expect(refusalTo({ to: on(24) })).toBe('shift_already_planned')
  expect(refusalTo({ to: on(25) })).toBe('day_occupied')
  expect(refusalTo({ to: on(26) })).toBe('absence_on_shift_day')
})

test('the employee Annelies can copy a shift to a day of another month when that day is free', () => {
  const december = { ...annelies, yearMonth: toYearMonth('2026-12') }
  expect(refusalToMoveShift(december, { shift, shiftType: early, to: toDay('2026-12-01') })).toBeNull()
})

test('the employee Annelies cannot move a shift with a shift type that is not in use any more, an adjusted shift, or a claimed shift that starts soon', () => {
  expect(refusalTo({ shiftType: undefined })).toBe('shift_type_inactive')
  expect(refusalTo({ shift: { ...shift, adjusted: true } })).toBe('shift_adjusted')
  const fixed = { code: 'claimed_shift_fixed' }
  expect(refusalTo({ shift: { ...shift, actions: { move: fixed } } })).toBe('claimed_shift_fixed')
})
