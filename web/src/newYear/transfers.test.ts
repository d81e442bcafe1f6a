import { expect, test } from 'vitest'
import type { NewYearRow } from './queries.ts'
import { bodyOf, isChanged, isUnsaved, transferError, withoutRows, type Transfers } from './transfers.ts'

const same = (days: number) => ({ before: days, after: days })
const anna: NewYearRow = {
  userId: 1,
  userName: 'Anna Peeters',
  skipped: null,
  meanPercentage: 100,
  changed: false,
  statutory: same(20),
  recupHoliday: same(1),
  extraVacation: same(0),
  transfer: same(1.5),
  transferable: 4,
  notices: [],
}
const bram: NewYearRow = { ...anna, userId: 2, userName: 'Bram Claes', changed: true, transfer: same(0) }
const typed = (days: number | null): Transfers => new Map([[1, days]])

test.each([
  ['what stands there', 1.5, null],
  ['all that is left', 4, null],
  ['nothing, by emptying the field', null, null],
  ['more than is left', 4.5, 'Anna Peeters kan hoogstens 4 dagen overdragen. Pas de overdracht aan.'],
  ['less than nothing', -0.5, 'Het overdracht veld moet minstens 0 zijn'],
  ['a quarter of a day', 1.25, 'Het overdracht veld moet een veelvoud van 0,5 zijn'],
  ['no number', Number.NaN, 'Het overdracht veld is niet geldig'],
])('Anna takes along %s', (_what, days, error) => {
  expect(transferError(anna, typed(days))).toBe(error)
})

test('a typed transfer is a change, until it is what stands there', () => {
  expect(isChanged(anna, new Map())).toBe(false)
  expect(isChanged(anna, typed(2))).toBe(true)
  expect(isChanged(anna, typed(1.5))).toBe(false)
  expect(isChanged({ ...anna, skipped: 'left' }, typed(2))).toBe(false)
})

test('only the transfers that change are sent, and people only when not everybody is meant', () => {
  expect(bodyOf([anna, bram], typed(null), true)).toEqual({ transfers: [{ userId: 1, days: 0 }] })
  expect(bodyOf([bram], typed(2), false)).toEqual({ userIds: [2], transfers: [] })
})

test('what was typed is unsaved until it is what stands there, and for the others it stays when Anna’s is done', () => {
  const both: Transfers = new Map([
    [1, 1.5],
    [2, 3],
  ])
  expect([anna, bram].map((row) => isUnsaved(row, both))).toEqual([false, true])
  expect(isUnsaved(bram, new Map())).toBe(false)
  expect([...withoutRows(both, [anna])]).toEqual([[2, 3]])
})
