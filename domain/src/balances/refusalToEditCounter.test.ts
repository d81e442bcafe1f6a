import { describe, expect, test } from 'vitest'
import { halfDays } from './halfDays.ts'
import { refusalToEditCounter } from './refusalToEditCounter.ts'

const counter = ([granted, left]: [number, number]) => ({ granted: halfDays(granted), left: halfDays(left) })

const cases: [string, [number, number], [number, number], string | null][] = [
  ['half a day more granted is half a day more left', [40, 12], [41, 13], null],
  ['half a day less granted is half a day less left', [40, 12], [39, 11], null],
  ['the days granted cannot fall when no day is left', [40, 0], [39, -1], 'counter_edit_refused'],
  ['the days granted cannot fall below zero', [0, 0], [-1, -1], 'counter_edit_refused'],
  ['the days granted cannot fall below zero, also when more days are left', [0, 1], [-1, 0], 'counter_edit_refused'],
  ['the days left can rise to the days granted', [40, 39], [40, 40], null],
  ['the days left cannot rise above the days granted', [40, 40], [40, 41], 'counter_edit_refused'],
  ['the days left can fall to zero', [40, 1], [40, 0], null],
  ['the days left cannot fall below zero', [40, 0], [40, -1], 'counter_edit_refused'],
  ['several steps in one edit are checked by their result', [40, 12], [30, 12], null],
  ['a debt may become smaller', [2, -2], [2, -1], null],
  ['a grant may end a debt', [2, -2], [4, 0], null],
  ['an unchanged debt is allowed', [2, -2], [2, -2], null],
]

describe('the values that HR can set on a counter', () => {
  test.each(cases)('%s: %j to %j', (_, now, wanted, code) => {
    expect(refusalToEditCounter(counter(now), counter(wanted))?.code ?? null).toBe(code)
  })
})
