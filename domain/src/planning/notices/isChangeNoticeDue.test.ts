import { expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { toInstant } from '../../time/instant.ts'
import { isChangeNoticeDue, type PendingChanges } from './isChangeNoticeDue.ts'

const at = (iso: string) => toInstant(Date.parse(iso) / 1000)

function isDue(
  now: string,
  {
    kind = 'roster',
    day,
    first,
    last = first,
    digestHour = 17,
  }: { kind?: PendingChanges['kind']; day: string; first: string; last?: string; digestHour?: number },
) {
  const changes = { kind, firstAt: at(first), lastAt: at(last), days: [toDay(day)] }
  return isChangeNoticeDue(changes, { now: at(now), digestHour })
}

// 20 November 2026 is a Friday. Brussels is one hour ahead of UTC.
test.each([
  ['after nine minutes without a change: no message', '2026-11-20T09:09:59Z', false],
  ['after ten minutes without a change: a message', '2026-11-20T09:10:00Z', true],
])(
  'on Friday HR changes the shift of Tuesday, and the employee gets the message ten minutes after the last change: %s',
  (_when, now, expected) => {
    expect(isDue(now, { day: '2026-11-24', first: '2026-11-20T08:00:00Z', last: '2026-11-20T09:00:00Z' })).toBe(
      expected,
    )
  },
)

test.each([
  ['at 16:59 the employee gets no message yet', '2026-11-20T15:59:00Z', false],
  ['at 17:00 the employee gets the message', '2026-11-20T16:00:00Z', true],
  ['when the server did not run at 17:00, the employee gets the message at 18:30', '2026-11-20T17:30:00Z', true],
])('an employee gets a message about a change of a day in three weeks: %s', (_when, now, expected) => {
  expect(isDue(now, { day: '2026-12-11', first: '2026-11-20T08:00:00Z' })).toBe(expected)
})

test('when the company sends its daily messages at 9:00, an employee gets the message about a change of a day in three weeks at 9:00 on the next day', () => {
  const change = { day: '2026-12-11', first: '2026-11-20T08:30:00Z', digestHour: 9 }
  expect(isDue('2026-11-20T16:00:00Z', change)).toBe(false)
  expect(isDue('2026-11-21T07:59:00Z', change)).toBe(false)
  expect(isDue('2026-11-21T08:00:00Z', change)).toBe(true)
})

test('when HR makes a change after 17:00 for a day in three weeks, the employee gets the message at 17:00 on the next day', () => {
  const change = { day: '2026-12-11', first: '2026-11-20T16:30:00Z' }
  expect(isDue('2026-11-20T17:00:00Z', change)).toBe(false)
  expect(isDue('2026-11-21T08:00:00Z', change)).toBe(false)
  expect(isDue('2026-11-21T16:00:00Z', change)).toBe(true)
})

test('at night an employee gets messages only about changes of today and tomorrow', () => {
  const night = '2026-11-20T21:30:00Z'
  expect(isDue(night, { day: '2026-11-21', first: '2026-11-20T21:00:00Z' })).toBe(true)
  expect(isDue(night, { day: '2026-11-22', first: '2026-11-20T21:00:00Z' })).toBe(false)
  expect(isDue(night, { kind: 'absence', day: '2026-11-22', first: '2026-11-20T21:00:00Z' })).toBe(false)
  expect(isDue('2026-11-21T06:00:00Z', { day: '2026-11-22', first: '2026-11-20T21:00:00Z' })).toBe(true)
})

test('an employee gets a message about a changed absence ten minutes after the last change, also for a day in three weeks', () => {
  const change = { kind: 'absence', day: '2026-12-11', first: '2026-11-20T09:00:00Z' } as const
  expect(isDue('2026-11-20T09:09:00Z', change)).toBe(false)
  expect(isDue('2026-11-20T09:10:00Z', change)).toBe(true)
})
