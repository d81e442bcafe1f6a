import { workingTimeWarnings } from './workingTimeWarnings.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toInstant } from '../../time/instant.ts'
import { newWorkingTimeWarnings } from './newWorkingTimeWarnings.ts'
import type { ShiftTimes } from '../shift/shift.ts'
import { at } from '../shifts.testing.ts'
import { workingTimeOfMonth } from './workingTimeOfMonth.ts'
import { toYearMonth } from '../../time/yearMonth.ts'

const ofEmployee = (shifts: readonly ShiftTimes[]) => workingTimeWarnings({ kind: 'employee', shifts })

describe('working time warnings of random shifts', () => {
  /**
   * Random shifts around the clock change in October. `free` is the number of minutes before a shift, and `work` is the
   * number of minutes of the shift.
   */
  const anyShifts = fc
    .array(fc.record({ free: fc.integer({ min: 0, max: 3000 }), work: fc.integer({ min: 30, max: 1000 }) }), {
      maxLength: 25,
    })
    .map((turns) => {
      let now: number = at('2026-10-10T06:00')
      return turns.map(({ free, work }): ShiftTimes => {
        const start = now + free * 60
        now = start + work * 60
        return { start: toInstant(start), end: toInstant(now), break: null }
      })
    })

  test('a planning without shifts has no working time warnings', () => expect(ofEmployee([])).toEqual([]))

  test('the working time warnings are the same when the shifts are given in another order', () =>
    fc.assert(
      fc.property(
        anyShifts.chain((shifts) =>
          fc.tuple(fc.constant(shifts), fc.shuffledSubarray(shifts, { minLength: shifts.length })),
        ),
        ([shifts, shuffled]) => {
          expect(ofEmployee(shuffled)).toEqual(ofEmployee(shifts))
        },
      ),
    ))

  test('a shift that is divided into two shifts gives the same working time warnings', () =>
    fc.assert(
      fc.property(anyShifts, (shifts) => {
        const cut = shifts.flatMap(({ start, end }): ShiftTimes[] => {
          const middle = toInstant(start + Math.floor((end - start) / 120) * 60)
          return [
            { start, end: middle, break: null },
            { start: middle, end, break: null },
          ]
        })
        expect(ofEmployee(cut)).toEqual(ofEmployee(shifts))
      }),
    ))

  test('each working time warning names days that have a shift', () =>
    fc.assert(
      fc.property(anyShifts, (shifts) => {
        const worked = new Set(
          workingTimeOfMonth(toYearMonth('2026-10'), { kind: 'employee', shifts }).map(({ day }) => day),
        )
        for (const day of worked) expect(shifts.some((shift) => at(`${day}T00:00`) <= shift.start)).toBe(true)
        for (const { days } of ofEmployee(shifts)) expect(days).toEqual([...new Set(days)].sort())
      }),
    ))

  test('a changed planning with the same shifts as before has no new working time warnings', () =>
    fc.assert(
      fc.property(anyShifts, (shifts) => {
        expect(newWorkingTimeWarnings({ kind: 'employee', before: shifts, after: shifts })).toEqual([])
      }),
    ))
})
