import { describe, expect, test } from 'vitest'
import { halfDays } from './halfDays.ts'
import { refusalToEditCounter } from './refusalToEditCounter.ts'

const counter = ([granted, left]: [number, number]) => ({ granted: halfDays(granted), left: halfDays(left) })

const cases: [string, [number, number], [number, number], string | null][] = [
  ['half a day more granted is half a day more left', [40, 12], [41, 13], null],
  ['half a day less granted is half a day less left', [40, 12], [39, 11], null],
  ['not once none is left', [40, 0], [39, -1], 'counter_edit_refused'],
  ['nor once none was granted', [0, 0], [-1, -1], 'counter_edit_refused'],
  ['even with more left than was granted', [0, 1], [-1, 0], 'counter_edit_refused'],
  ['what is left rises up to what was granted', [40, 39], [40, 40], null],
  ['and no further', [40, 40], [40, 41], 'counter_edit_refused'],
  ['it falls to zero', [40, 1], [40, 0], null],
  ['and no further', [40, 0], [40, -1], 'counter_edit_refused'],
  ['several steps at once count as their end', [40, 12], [30, 12], null],
  ['a debt may shrink', [2, -2], [2, -1], null],
  ['a debt may be met by a grant', [2, -2], [4, 0], null],
  ['nothing changed is nothing wrong', [2, -2], [2, -2], null],
]

describe('HR sets a counter', () => {
  test.each(cases)('%s: %j to %j', (_, now, wanted, code) => {
    expect(refusalToEditCounter(counter(now), counter(wanted))?.code ?? null).toBe(code)
  })
})
