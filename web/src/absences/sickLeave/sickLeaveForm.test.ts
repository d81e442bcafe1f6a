import type { RefusalOf } from '@uurwerk/contract/problems'
import { refusalToSetProlongedSickLeave } from '@uurwerk/domain/employment/refusalToSetProlongedSickLeave'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { addAllSentences } from '../../ui/buttons/reasons/addAllSentences.ts'
import { refusedField, sickLeaveErrors } from './sickLeaveForm.ts'

addAllSentences()

/**
 * The test data: Ilse is sick from 1 February to 31 March, and again from 16 October. The first sickness is changed.
 */
const ilse = {
  employment: { start: toDay('2026-01-01'), end: toDay('2026-12-31') },
  otherPeriods: [{ start: toDay('2026-10-16'), end: null }],
  workedDays: [],
  frozenDays: [],
}

const day = (text: string | null) => (text === null ? null : toDay(text))
const cases: [string, start: string, end: string | null, code: string | null, field: string | null][] = [
  ['HR can move the end of Ilse’s sickness later', '2026-02-01', '2026-04-30', null, null],
  ['Ilse’s sickness cannot end before it starts', '2026-02-01', '2026-01-31', 'period_end_not_after_start', 'endDate'],
  [
    'Ilse’s sickness cannot end on the day on which it starts',
    '2026-02-01',
    '2026-02-01',
    'period_end_not_after_start',
    'endDate',
  ],
  ['Ilse’s sickness cannot start before her employment', '2025-12-31', '2026-03-31', 'not_in_employment', 'startDate'],
  ['Ilse’s sickness cannot end after her employment', '2026-02-01', '2027-01-01', 'not_in_employment', 'endDate'],
  [
    'Ilse’s sickness cannot end during another open sickness',
    '2026-02-01',
    '2026-10-16',
    'prolonged_sick_overlap',
    'endDate',
  ],
  [
    'Ilse’s sickness cannot start during another open sickness',
    '2026-11-01',
    '2026-11-30',
    'prolonged_sick_overlap',
    'startDate',
  ],
  [
    'Ilse’s sickness must have an end when another open sickness follows',
    '2026-02-01',
    null,
    'prolonged_sick_overlap',
    'endDate',
  ],
]

test.each(cases)(
  'the form of a prolonged sickness shows the right refusal at the right field: %s',
  (_, start, end, code, field) => {
    const refusal = refusalToSetProlongedSickLeave(ilse, { start: toDay(start), end: day(end) })
    expect([refusal?.code ?? null, refusal && refusedField(refusal, toDay(start))]).toEqual([code, field])
  },
)

test('the form of a prolonged sickness requires a start and reports an overlap', () => {
  expect(sickLeaveErrors({ startDate: null, endDate: null }, null)).toEqual({
    startDate: 'Het startdatum veld is verplicht',
  })
  const start = toDay('2026-11-01')
  const refusal = refusalToSetProlongedSickLeave(ilse, { start, end: null })
  expect(sickLeaveErrors({ startDate: start, endDate: null }, refusal)).toEqual({
    startDate: 'De periode mag niet overlappen met data van andere periodes',
  })
})

test('when the page does not know the code of a refusal, because the server is newer, the form shows a general sentence', () => {
  const refusal = { code: 'made_by_a_newer_server' } as unknown as RefusalOf
  expect(sickLeaveErrors({ startDate: toDay('2026-11-01'), endDate: null }, refusal)).toEqual({
    endDate: 'Dit kan nu niet.',
  })
})
