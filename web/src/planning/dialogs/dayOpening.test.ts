import type { RefusalOf } from '@uurwerk/contract/problems'
import { describe, expect, test } from 'vitest'
import { itemsOf, openingOf, openingOfItem, refusalToRemoveItem, removalOf, type Freezes } from './dayOpening.ts'
import { rangeOf } from '../calendar/dayRange.ts'
import { absence, daysWith, on, plannedShift, shiftElsewhere } from '../testing/november.ts'

const open: Freezes = { shifts: null, absences: () => null }
const frozen: Freezes = { shifts: { code: 'month_frozen' }, absences: () => 'month_frozen' }
const refused = (refusal: RefusalOf) => ({ edit: refusal, move: refusal, remove: refusal })
const adjusted = plannedShift(10, {
  title: '* Vroege',
  adjusted: true,
  actions: refused({ code: 'shift_adjusted', days: [on(10)] }),
})
const frozenShift = plannedShift(9, { actions: refused({ code: 'month_frozen' }) })
const pendingShift = { ...plannedShift(17), pending: true }
const days = daysWith({
  shifts: [plannedShift(9), adjusted, plannedShift(12), pendingShift],
  absences: [
    absence(12, 'VACATION', false),
    absence(16, 'EDUCATIONAL_LEAVE'),
    absence(23, 'VACATION', false),
    absence(26, 'VACATION', false),
    { ...absence(26, 'RECUPERATION', false), id: 1 },
    absence(27, 'VACATION', false),
  ],
  elsewhere: [shiftElsewhere(13), shiftElsewhere(27)],
})
const oneDay = (dayOfMonth: number) => rangeOf(on(dayOfMonth), on(dayOfMonth))

describe('what the calendar opens when the user chooses a day', () => {
  test.each([
    ['an empty day', 6, 'pick'],
    ['a day with a shift', 9, 'shift'],
    ['a day with a shift beside half a day of vacation', 12, 'choose'],
    ['a day with two halves of leave', 26, 'choose'],
    ['half a day of leave beside a shift elsewhere', 27, 'absence'],
    ['a day with half a day of vacation', 23, 'pick'],
    ['a day of leave', 16, 'absence'],
    ['a day with a shift elsewhere', 13, 'elsewhere'],
  ])('a click on %s opens this dialog: %s', (_, dayOfMonth, kind) => {
    expect(openingOf(oneDay(dayOfMonth), days, open)?.kind).toBe(kind)
  })

  test('a dialog asks which item to open or remove when a day has more than one item', () => {
    const items = [
      { kind: 'absence', absence: absence(12, 'VACATION', false) },
      { kind: 'shift', shift: plannedShift(12) },
    ]
    expect(openingOf(oneDay(12), days, open)).toEqual({ kind: 'choose', act: 'open', day: on(12), items })
    expect(removalOf(oneDay(12), days)).toEqual({ kind: 'choose', act: 'remove', day: on(12), items })
    const [half, shift] = itemsOf(days[11] ?? { shifts: [], absences: [] })
    expect([half, shift].map((item) => item && openingOfItem(item)?.kind)).toEqual(['absence', 'shift'])
    const frozenHalf = { ...absence(12, 'VACATION', false), actions: { remove: { code: 'month_frozen' } as const } }
    expect(refusalToRemoveItem({ kind: 'absence', absence: frozenHalf })).toEqual({ code: 'month_frozen' })
    expect(refusalToRemoveItem({ kind: 'shift', shift: frozenShift })).toEqual({ code: 'month_frozen' })
  })

  test('the calendar shows a reason instead of opening an adjusted shift', () => {
    expect(openingOf(oneDay(10), days, open)).toEqual({
      kind: 'refused',
      refusal: { code: 'shift_adjusted', days: ['2026-11-10'] },
    })
  })

  test('a shift cannot be opened or removed while its change waits for the server', () => {
    expect(openingOf(oneDay(17), days, open)).toBeNull()
    expect(removalOf(oneDay(17), days)).toBeNull()
  })

  test('the dialog to choose a shift opens for a range, also when some days are occupied', () => {
    expect(openingOf(rangeOf(on(9), on(6)), days, open)).toEqual({ kind: 'pick', range: { first: on(6), last: on(9) } })
  })

  test('a click on a day of a confirmed month opens the dialog only when the employee can still book leave', () => {
    expect(openingOf(oneDay(6), days, frozen)).toEqual({ kind: 'refused', refusal: { code: 'month_frozen' } })
    expect(openingOf(oneDay(6), days, { ...frozen, absences: () => null })?.kind).toBe('pick')
  })
})

describe('the Delete key in the calendar', () => {
  test('the Delete key removes the shifts of the selected days, or the leave when there are no shifts', () => {
    expect(removalOf(rangeOf(on(11), on(12)), days)).toEqual({ kind: 'shifts', shifts: [plannedShift(12)] })
    expect(removalOf(oneDay(23), days)).toEqual({
      kind: 'absences',
      absences: [absence(23, 'VACATION', false)],
    })
  })

  test('the Delete key removes nothing when one of the selected shifts is adjusted', () => {
    expect(removalOf(rangeOf(on(9), on(12)), days)).toMatchObject({ refusal: { code: 'shift_adjusted' } })
  })

  test('the Delete key removes nothing from empty days or from a confirmed month', () => {
    expect(removalOf(rangeOf(on(6), on(8)), days)).toBeNull()
    expect(removalOf(oneDay(9), daysWith({ shifts: [frozenShift] }))).toMatchObject({
      refusal: { code: 'month_frozen' },
    })
  })

  test('the Delete key does not remove a sickness that HR entered', () => {
    const sick = daysWith({
      absences: [{ ...absence(5, 'SICK_LEAVE'), actions: { remove: { code: 'absence_not_removable' } } }],
    })
    expect(removalOf(oneDay(5), sick)).toMatchObject({ refusal: { code: 'absence_not_removable' } })
  })
})
