import { describe, expect, test } from 'vitest'
import { halfDays } from './halfDays.ts'
import { refusalToEditCounter } from './refusalToEditCounter.ts'

const counter = ([granted, left]: [number, number]) => ({ granted: halfDays(granted), left: halfDays(left) })

const cases: [string, [number, number], [number, number], string | null][] = [
  ['HR can add half a day to the granted days, and the days left increase too', [40, 12], [41, 13], null],
  ['HR can subtract half a day from the granted days, and the days left decrease too', [40, 12], [39, 11], null],
  ['HR cannot lower the granted days of a counter when no day is left', [40, 0], [39, -1], 'counter_edit_refused'],
  ['HR cannot set the granted days below zero', [0, 0], [-1, -1], 'counter_edit_refused'],
  ['HR cannot set the granted days below zero, also when more days are left', [0, 1], [-1, 0], 'counter_edit_refused'],
  ['HR can raise the days left up to the granted days', [40, 39], [40, 40], null],
  ['HR cannot raise the days left above the granted days', [40, 40], [40, 41], 'counter_edit_refused'],
  ['HR can lower the days left to zero', [40, 1], [40, 0], null],
  ['HR cannot lower the days left below zero', [40, 0], [40, -1], 'counter_edit_refused'],
  ['the rule checks only the result of an edit with several changes of a counter', [40, 12], [30, 12], null],
  ['HR can make the debt of a counter smaller', [2, -2], [2, -1], null],
  ['HR can end the debt of a counter by granting days', [2, -2], [4, 0], null],
  ['HR can save a counter with an unchanged debt', [2, -2], [2, -2], null],
]

describe('the values that HR can set on a counter', () => {
  test.each(cases)('%s (granted and left days change from %j to %j)', (_, now, wanted, code) => {
    expect(refusalToEditCounter(counter(now), counter(wanted))?.code ?? null).toBe(code)
  })
})
