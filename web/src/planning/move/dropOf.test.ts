import { expect, test } from 'vitest'
import { toDay } from '@uurwerk/domain/time/day'
import { factsOf, lindehof, on, plannedShift, shiftElsewhere } from '../testing/november.ts'
import { dropOf } from './dropOf.ts'

const shift = plannedShift(23)
const facts = factsOf([shift, plannedShift(24)], [shiftElsewhere(25)], [on(26)])

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

test('the calendar says why the employee Annelies cannot drag a shift with a shift type that is not in use any more, or a claimed shift that starts soon', () => {
  expect(dropOf(facts, { ...lindehof, shiftTypes: [] }, { shift, to: on(27) }).text).toBe(
    'Dit shift type wordt niet meer gebruikt. Kies een ander.',
  )
  const fixed = { code: 'claimed_shift_fixed', days: [on(23)], hours: 48 } as const
  const claimed = plannedShift(23, { actions: { edit: null, move: fixed, remove: fixed } })
  expect(dropOf(facts, lindehof, { shift: claimed, to: on(27) })).toEqual({
    text: 'Deze shift nam je als open shift: 23/11/2026. Vanaf 48 uur voor de start verandert alleen HR ze nog.',
    isRefused: true,
  })
})
