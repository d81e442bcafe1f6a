import { expect, test } from 'vitest'
import { toDay } from '@uurwerk/domain/time/day'
import { early, night, today } from '../testing/november.ts'
import { patternBodyOf, patternValuesOf, startChoices } from './patternForm.ts'

const facts = { shiftTypes: [early, night], today }
const pattern = {
  id: 7,
  name: 'Week A/B',
  weeks: 2,
  startsOn: toDay('2026-11-02'),
  days: [
    { week: 1, weekday: 1, shiftId: early.id },
    { week: 2, weekday: 7, shiftId: night.id },
  ],
}

test('a pattern that the employee Annelies opens and saves keeps its shifts, and a start in the past becomes a start in this week or later', () => {
  const { id: _, ...body } = pattern
  expect(patternBodyOf(patternValuesOf(pattern, facts))).toEqual({ ...body, startsOn: '2026-11-16' })
})

test('a new pattern has two weeks without shifts, and begins this week', () => {
  expect(patternValuesOf(null, facts)).toEqual({ name: '', weeks: '2', startsOn: '2026-11-16', days: {} })
})

test('a day of a pattern becomes a day without a shift when its shift type is not in use any more', () => {
  const { days } = patternBodyOf(patternValuesOf(pattern, { ...facts, shiftTypes: [early] }))
  expect(days).toEqual([{ week: 1, weekday: 1, shiftId: early.id }])
})

test('when a pattern becomes shorter, the shifts of the removed weeks are removed', () => {
  const { days } = patternBodyOf({ ...patternValuesOf(pattern, facts), weeks: '1' })
  expect(days).toEqual([{ week: 1, weekday: 1, shiftId: early.id }])
})

test('for a pattern of three weeks, the form offers three weeks in which the pattern can start', () => {
  expect(startChoices(3, today)).toEqual(['2026-11-16', '2026-11-23', '2026-11-30'])
})
