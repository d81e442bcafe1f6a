import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import { period } from '../time/dayPeriod.testing.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import { hasDayOutsideSickLeave, isOnProlongedSickLeave } from './isOnProlongedSickLeave.ts'
import { refusalToSetProlongedSickLeave, type ProlongedSickLeaveFacts } from './refusalToSetProlongedSickLeave.ts'

const spring = period('2026-03-02', '2026-04-30')

const bert: ProlongedSickLeaveFacts = {
  employment: period('2026-01-01', null),
  otherPeriods: [spring],
  workedDays: [toDay('2026-10-30'), toDay('2026-02-27')],
  frozenDays: [toDay('2026-09-15')],
}

const cases: [string, Partial<ProlongedSickLeaveFacts>, DayPeriod, object | null][] = [
  ['Bert can be ill from the day after his last shift, without an end', {}, period('2026-11-02', null), null],
  [
    'a prolonged sickness can start on the day after another prolonged sickness',
    {},
    period('2026-05-01', '2026-05-31'),
    null,
  ],
  [
    'two prolonged sicknesses cannot have the same day',
    {},
    period('2026-04-30', '2026-05-31'),
    { code: 'prolonged_sick_overlap', overlapping: [spring] },
  ],
  [
    'a prolonged sickness without end overlaps every later sickness',
    { otherPeriods: [period('2026-11-10', null)] },
    period('2026-11-02', '2026-11-10'),
    { code: 'prolonged_sick_overlap', overlapping: [period('2026-11-10', null)] },
  ],
  [
    'a prolonged sickness must end after its start',
    {},
    period('2026-11-02', '2026-11-02'),
    { code: 'period_end_not_after_start' },
  ],
  [
    'a prolonged sickness cannot remove a shift that has already begun',
    {},
    period('2026-10-26', null),
    { code: 'prolonged_sick_over_worked', days: ['2026-10-30'] },
  ],
  [
    'a prolonged sickness cannot remove a record of an invoiced month',
    {},
    period('2026-09-14', '2026-09-18'),
    { code: 'prolonged_sick_over_invoiced', days: ['2026-09-15'] },
  ],
  [
    'a prolonged sickness must start during the employment',
    {},
    period('2025-12-30', '2026-01-15'),
    { code: 'not_in_employment', days: ['2025-12-30'] },
  ],
  [
    'a prolonged sickness without end can start in an employment that ends',
    { employment: period('2026-01-01', '2026-12-31') },
    period('2026-11-02', null),
    null,
  ],
  [
    'a prolonged sickness with an end cannot end after the employment',
    { employment: period('2026-01-01', '2026-12-31') },
    period('2026-11-02', '2027-01-15'),
    { code: 'not_in_employment', days: ['2027-01-15'] },
  ],
]

test.each(cases)(
  'the rule decides whether HR can enter or change a prolonged sickness: %s',
  (_, facts, wanted, refusal) => {
    expect(refusalToSetProlongedSickLeave({ ...bert, ...facts }, wanted)).toEqual(refusal)
  },
)

test('a month has no day to plan when a prolonged sickness lasts the whole month', () => {
  expect(hasDayOutsideSickLeave([spring], toYearMonth('2026-04'))).toBe(false)
  expect(hasDayOutsideSickLeave([spring], toYearMonth('2026-03'))).toBe(true)
  expect(isOnProlongedSickLeave([spring], toDay('2026-03-01'))).toBe(false)
  expect(isOnProlongedSickLeave([spring], toDay('2026-03-02'))).toBe(true)
})
