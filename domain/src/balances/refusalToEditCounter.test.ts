import { describe, expect, test } from 'vitest'
import { refusalToEditCounter } from './refusalToEditCounter.ts'

const counter = ([originalBalance, currentBalance]: [number, number]) => ({ originalBalance, currentBalance })

const cases: [string, [number, number], [number, number], string | null][] = [
  ['HR can add half a day to the granted days, and the days left increase too', [40, 12], [41, 13], null],
  ['HR can subtract half a day from the granted days, and the days left decrease too', [40, 12], [39, 11], null],
  ['HR cannot lower the granted days of a counter when no day is left', [40, 0], [39, -1], 'counter_edit_refused'],
  ['HR cannot set the granted days of a counter below zero', [0, 0], [-1, -1], 'counter_edit_refused'],
  [
    'HR cannot set the granted days of a counter below zero, also when the counter has more days left',
    [0, 1],
    [-1, 0],
    'counter_edit_refused',
  ],
  ['HR can raise the days left of a counter up to the granted days', [40, 39], [40, 40], null],
  ['HR cannot raise the days left of a counter above the granted days', [40, 40], [40, 41], 'counter_edit_refused'],
  ['HR can lower the days left of a counter to zero', [40, 1], [40, 0], null],
  ['HR cannot lower the days left of a counter below zero', [40, 0], [40, -1], 'counter_edit_refused'],
  ['when HR makes several changes of a counter at once, only the final values are checked', [40, 12], [30, 12], null],
  ['HR can make a negative counter less negative', [2, -2], [2, -1], null],
  ['HR can grant days until a negative counter is zero', [2, -2], [4, 0], null],
  ['HR can save a negative counter without a change', [2, -2], [2, -2], null],
]

describe('the values that HR can set on a counter', () => {
  test.each(cases)(
    'the rule decides whether HR can change a leave counter: %s (granted days and days left change from %j to %j)',
    (_, now, wanted, code) => {
      expect(refusalToEditCounter(counter(now), counter(wanted))?.code ?? null).toBe(code)
    },
  )
})
