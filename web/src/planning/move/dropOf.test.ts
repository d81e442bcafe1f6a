import { expect, test } from 'vitest'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { early, factsOf, lindehof, on, plannedShift, shiftElsewhere } from '../testing/november.ts'
import { dropOf, refusalToMove } from './refusalToMove.ts'

const shift = plannedShift(23)
const facts = factsOf([shift, plannedShift(24)], [shiftElsewhere(25)], [on(26)])
const refusalOn = (day: number) => refusalToMove(facts, { shift, shiftType: early, to: on(day) })?.code ?? null

test('the employee Annelies can move a shift to a free day, but not to a day with another shift or an absence', () => {
  expect(refusalOn(27)).toBeNull()
  expect(refusalOn(24)).toBe('shift_already_planned')
  expect(refusalOn(25)).toBe('day_occupied')
  expect(refusalOn(26)).toBe('absence_on_shift_day')
})

test('the employee Annelies can copy a shift to a day of another month when that day is free', () => {
  const december = { ...facts, yearMonth: toYearMonth('2026-12') }
  expect(refusalToMove(december, { shift, shiftType: early, to: toDay('2026-12-01') })).toBeNull()
})

test('while the employee Annelies drags a shift, the calendar says where the shift goes, or why it cannot go there', () => {
  expect(dropOf(facts, lindehof, { shift, to: on(27) })).toEqual({ text: 'Naar vr 27/11', isRefused: false })
  expect(dropOf(facts, lindehof, { shift, to: on(26) })).toEqual({
    text: 'Op 26/11/2026 staat een afwezigheid van een volledige dag. Verwijder die eerst.',
    isRefused: true,
  })
  expect(dropOf(facts, lindehof, { shift, to: toDay('2026-12-01') })).toEqual({
    text: 'Kopie op di 01/12',
    isRefused: false,
  })
})

test('the employee Annelies cannot move a shift with a shift type that is not in use any more, an adjusted shift, or a claimed shift that starts soon', () => {
  expect(dropOf(facts, { ...lindehof, shiftTypes: [] }, { shift, to: on(27) }).text).toBe(
    'Dit shift type wordt niet meer gebruikt. Kies een ander.',
  )
  const adjusted = plannedShift(23, { adjusted: true })
  expect(refusalToMove(facts, { shift: adjusted, shiftType: early, to: on(27) })?.code).toBe('shift_adjusted')
  const fixed = { code: 'claimed_shift_fixed', days: [on(23)], hours: 48 } as const
  const claimed = plannedShift(23, { actions: { edit: null, move: fixed, remove: fixed } })
  expect(dropOf(facts, lindehof, { shift: claimed, to: on(27) })).toEqual({
    text: 'Deze shift nam je als open shift: 23/11/2026. Vanaf 48 uur voor de start verandert alleen HR ze nog.',
    isRefused: true,
  })
})
