import { expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { addSeconds, instantAt } from '../../time/instant.ts'
import type { RosterChange, RosterShift } from '../notices/rosterChanges.ts'
import { lateChangedDays, type MadeChange } from './lateChangedDays.ts'

const [monday, tuesday] = [toDay('2026-11-30'), toDay('2026-12-01')]
const [EARLY, LATE] = [1, 2]
const shift = (id: number, day = monday, shiftTypeId = EARLY): RosterShift => {
  const start = instantAt(day, 7 * 60)!
  return { contractId: 10, id, start, end: addSeconds(start, 8 * 3600), shiftTypeId }
}
const [SOON, LONG_AGO] = [toDay('2026-11-26'), toDay('2026-11-02')]
const made = (madeOn: typeof SOON, change: Partial<RosterChange>): MadeChange => ({
  madeOn,
  change: { contractId: 10, id: null, day: null, before: null, after: null, ...change },
})
const late = (changes: readonly MadeChange[], now: readonly RosterShift[]) =>
  lateChangedDays({ changes, now, days: [monday, tuesday], isLate: (madeOn) => madeOn === SOON })

test('a shift that HR planned four days before its day is a late change, and a shift that HR planned four weeks before is not', () => {
  expect(late([made(SOON, { day: monday })], [shift(1)])).toEqual([monday])
  expect(late([made(LONG_AGO, { day: monday })], [shift(1)])).toEqual([])
})

test('when HR moves a shift too late, both days have a late change', () => {
  const move = { id: 1, before: { start: shift(1).start, end: shift(1).end }, after: shift(1, tuesday) }
  expect(late([made(SOON, move)], [shift(1, tuesday)])).toEqual([monday, tuesday])
})

test('when HR changes only the shift type too late, the day of the shift has a late change', () => {
  const change = { id: 1, before: { shiftTypeId: LATE }, after: { shiftTypeId: EARLY } }
  expect(late([made(SOON, change)], [shift(1)])).toEqual([monday])
})

test('when HR removes a shift too late, its day has a late change until HR restores the shift', () => {
  const removal = made(SOON, { id: 1, before: shift(1) })
  expect(late([made(LONG_AGO, { day: monday }), removal], [])).toEqual([monday])
  const again = made(SOON, { id: 2, after: shift(2) })
  expect(late([made(LONG_AGO, { day: monday }), removal, again], [shift(2)])).toEqual([])
})
