import { expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { dayOfNewNeed, refusalToMakeNeedIn } from './refusalToMakeNeed.ts'

const TODAY = toDay('2026-11-24')
const period = (from: string, to: string) => ({ from: toDay(from), to: toDay(to) })

test.each([
  ['2026-11-23', '2026-11-29', '2026-11-24', null],
  ['2026-11-24', '2026-11-24', '2026-11-24', null],
  ['2026-11-16', '2026-11-22', '2026-11-22', 'need_in_past'],
  ['2026-12-07', '2026-12-13', '2026-12-07', null],
  ['2030-01-07', '2030-01-13', '2030-01-07', 'shift_too_far_ahead'],
])(
  'the form of a new open shift in the period from %s to %s starts with %s, and its refusal is %s',
  (from, to, day, code) => {
    expect(dayOfNewNeed(period(from, to), TODAY)).toBe(day)
    expect(refusalToMakeNeedIn(period(from, to), TODAY)?.code ?? null).toBe(code)
  },
)
