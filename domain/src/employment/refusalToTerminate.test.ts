import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import type { FixedMonth } from '../people/fixedMonth.ts'
import { refusalToTerminate, type TerminationFacts } from './refusalToTerminate.ts'

const fixed = (yearMonth: string, lastBusyDay: string | null): FixedMonth => ({
  yearMonth: toYearMonth(yearMonth),
  lastBusyDay: lastBusyDay === null ? null : toDay(lastBusyDay),
})

const anna: TerminationFacts = {
  employmentStart: toDay('2026-01-01'),
  isLastAdministrator: false,
  fixedMonths: [fixed('2026-11', '2026-11-20'), fixed('2026-10', '2026-10-30'), fixed('2026-10', null)],
}

const cases: [string, Partial<TerminationFacts>, string, object | null][] = [
  ['Anna can leave after her last completed month', {}, '2026-11-30', null],
  ['Anna can leave on the day of her last shift', {}, '2026-11-20', null],
  [
    'Anna cannot leave before a shift of a completed month',
    {},
    '2026-11-19',
    { code: 'months_after_end', months: ['2026-11'] },
  ],
  [
    'the refusal to leave contains every completed month once, in order',
    {},
    '2026-09-30',
    { code: 'months_after_end', months: ['2026-10', '2026-11'] },
  ],
  [
    'Anna cannot leave before a completed month without shifts',
    { fixedMonths: [fixed('2026-10', null)] },
    '2026-09-30',
    { code: 'months_after_end', months: ['2026-10'] },
  ],
  [
    'Anna can leave on the first day of a completed month without shifts',
    { fixedMonths: [fixed('2026-10', null)] },
    '2026-10-01',
    null,
  ],
  ['the last administrator cannot leave', { isLastAdministrator: true }, '2026-11-30', { code: 'last_administrator' }],
  [
    'the last working day cannot be before the first working day',
    {},
    '2025-12-31',
    { code: 'last_day_before_start', employmentStart: '2026-01-01' },
  ],
]

test.each(cases)('the rule decides whether HR can end the employment of a person: %s', (_, facts, lastDay, refusal) => {
  expect(refusalToTerminate({ ...anna, ...facts }, toDay(lastDay))).toEqual(refusal)
})
