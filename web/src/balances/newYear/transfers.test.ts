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
  ['the days that are transferred already', 1.5, null],
  ['all days that are left', 4, null],
  ['no days, with an empty field', null, null],
  ['more days than are left', 4.5, 'Anna Peeters kan hoogstens 4 dagen overdragen. Pas de overdracht aan.'],
  ['fewer than 0 days', -0.5, 'Het overdracht veld moet minstens 0 zijn'],
  ['a quarter of a day', 1.25, 'Het overdracht veld moet een veelvoud van 0,5 zijn'],
  ['a text that is no number', Number.NaN, 'Het overdracht veld is niet geldig'],
])('the transfer field accepts or refuses %s', (_what, days, error) => {
  expect(transferError(anna, typed(days))).toBe(error)
})

test('a typed transfer of days to the new year counts as a change while it differs from the stored transfer', () => {
  expect(isChanged(anna, new Map())).toBe(false)
  expect(isChanged(anna, typed(2))).toBe(true)
  expect(isChanged(anna, typed(1.5))).toBe(false)
  expect(isChanged({ ...anna, skipped: 'left' }, typed(2))).toBe(false)
})

test('the request for a new-year run contains only the transfers of days that HR changed', () => {
  expect(bodyOf([anna, bram], typed(null), true)).toEqual({ transfers: [{ userId: 1, days: 0 }] })
  expect(bodyOf([bram], typed(2), false)).toEqual({ userIds: [2], transfers: [] })
})

test('the typed transfers of other people stay after a new-year run for Anna', () => {
  const both: Transfers = new Map([
    [1, 1.5],
    [2, 3],
  ])
  expect([anna, bram].map((row) => isUnsaved(row, both))).toEqual([false, true])
  expect(isUnsaved(bram, new Map())).toBe(false)
  expect([...withoutRows(both, [anna])]).toEqual([[2, 3]])
})
