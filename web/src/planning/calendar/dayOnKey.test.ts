import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { dayOnKey } from './dayOnKey.ts'

test.each([
  ['ArrowLeft', '2026-11-20', '2026-11-19'],
  ['ArrowRight', '2026-11-20', '2026-11-21'],
  ['ArrowUp', '2026-11-20', '2026-11-13'],
  ['ArrowDown', '2026-11-20', '2026-11-27'],
  ['ArrowDown', '2026-11-27', '2026-11-27'],
  ['ArrowLeft', '2026-11-01', '2026-11-01'],
  ['Home', '2026-11-20', '2026-11-16'],
  ['End', '2026-11-20', '2026-11-22'],
  ['End', '2026-11-30', '2026-11-30'],
  ['Home', '2026-11-01', '2026-11-01'],
])('the key %s on %s moves the focus to %s', (key, from, to) => {
  expect(dayOnKey(key, toDay(from))).toBe(to)
})

test.each(['Enter', 'a', 'Tab'])(
  'the keyboard key %s does not move the focus to another day of the calendar',
  (key) => {
    expect(dayOnKey(key, toDay('2026-11-20'))).toBeNull()
  },
)
