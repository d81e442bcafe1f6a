import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import type { Person } from '../queries.ts'
import { refusedSickLeave, sickLeaveErrors } from './sickLeaveForm.ts'

const ilse = {
  employmentStartDate: '2026-01-01',
  employmentEndDate: '2026-12-31',
  prolongedSickLeavePeriodSet: [
    { id: 1, startDate: '2026-02-01', endDate: '2026-03-31' },
    { id: 2, startDate: '2026-10-16', endDate: null },
  ],
} as unknown as Person

const day = (written: string | null) => (written === null ? null : toDay(written))
const cases: [string, start: string, end: string | null, code: string | null, field: string | null][] = [
  ['Ilse’s sickness ends later', '2026-02-01', '2026-04-30', null, null],
  ['it does not end before it starts', '2026-02-01', '2026-01-31', 'period_end_not_after_start', 'endDate'],
  ['nor on the day itself', '2026-02-01', '2026-02-01', 'period_end_not_after_start', 'endDate'],
  ['it cannot start before she came', '2025-12-31', '2026-03-31', 'not_in_employment', 'startDate'],
  ['nor end after she has left', '2026-02-01', '2027-01-01', 'not_in_employment', 'endDate'],
  ['it cannot reach into the open one', '2026-02-01', '2026-10-16', 'prolonged_sick_overlap', 'endDate'],
  ['nor begin within it', '2026-11-01', '2026-11-30', 'prolonged_sick_overlap', 'startDate'],
  ['nor stay open before it', '2026-02-01', null, 'prolonged_sick_overlap', 'endDate'],
]

test.each(cases)('%s', (_, start, end, code, field) => {
  const refused = refusedSickLeave(ilse, 1, { startDate: toDay(start), endDate: day(end) })
  expect([refused?.refusal.code ?? null, refused?.field ?? null]).toEqual([code, field])
})

test('a start is asked for, and an overlap said in the words of the specification', () => {
  expect(sickLeaveErrors(ilse, 1, { startDate: null, endDate: null })).toEqual({
    startDate: 'Het startdatum veld is verplicht',
  })
  expect(sickLeaveErrors(ilse, 1, { startDate: toDay('2026-11-01'), endDate: null })).toEqual({
    startDate: 'De periode mag niet overlappen met data van andere periodes',
  })
})
