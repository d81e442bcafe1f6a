import { expect, test } from 'vitest'
import { toInstant } from '../../time/instant.ts'
import { isOpenShiftNoticeDue } from './isOpenShiftNoticeDue.ts'

const at = (iso: string) => toInstant(Date.parse(iso) / 1000)

test.each([
  ['that starts in 47 hours, at once', '2026-11-25T10:00:00+01:00', '2026-11-23T11:00:00+01:00', true],
  ['that starts in three days, not at once', '2026-11-26T10:00:00+01:00', '2026-11-23T11:00:00+01:00', false],
  ['that starts in three days, at 17:00', '2026-11-26T10:00:00+01:00', '2026-11-23T17:00:00+01:00', true],
  ['that starts the day after tomorrow, not at night', '2026-11-25T07:00:00+01:00', '2026-11-23T22:00:00+01:00', false],
  ['that starts tomorrow, also at night', '2026-11-24T07:00:00+01:00', '2026-11-23T22:00:00+01:00', true],
])('employees get a message about an open shift %s', (_, start, now, due) => {
  const need = { madeAt: at('2026-11-23T10:50:00+01:00'), start: at(start) }
  expect(isOpenShiftNoticeDue('daily', need, { now: at(now), digestHour: 17 })).toBe(due)
})

test.each([
  ['in three days, at once', '2026-11-26T10:00:00+01:00', '2026-11-23T11:00:00+01:00', true],
  ['the day after tomorrow, not at night', '2026-11-25T07:00:00+01:00', '2026-11-23T22:00:00+01:00', false],
])(
  'an employee who chose a message about each open shift gets the message about a shift that starts %s',
  (_, start, now, due) => {
    const need = { madeAt: at('2026-11-23T10:50:00+01:00'), start: at(start) }
    expect(isOpenShiftNoticeDue('at_once', need, { now: at(now), digestHour: 17 })).toBe(due)
  },
)
