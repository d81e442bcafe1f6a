import { expect, test } from 'vitest'
import { EMPTY_SHIFT_TYPE, newOwnShiftType, shiftTypeBodyOf, shiftTypeErrors, shiftTypeHint } from './shiftTypeForm.ts'
import type { ShiftTypeForm } from './shiftTypeForm.ts'

const early: ShiftTypeForm = { ...EMPTY_SHIFT_TYPE, name: 'Vroege', start: '07:00', end: '15:06' }
const withPause: ShiftTypeForm = { ...early, hasPause: true, pauseStart: '12:00', pauseEnd: '12:30' }

const pauseHalf = 'Indien het begin pauze veld ingevuld is moet het einde pauze veld ook ingevuld worden'

test.each<[string, Partial<ShiftTypeForm>, Record<string, string>]>([
  ['an early shift is right', {}, {}],
  ['a name is asked for', { name: ' ' }, { name: 'Het naam veld is verplicht' }],
  [
    'a name of 21 letters is too long',
    { name: 'x'.repeat(21) },
    { name: 'Het naam veld mag niet meer dan 20 letters bevatten' },
  ],
  [
    'both times are asked for, all at once with the name',
    { name: '', start: '', end: '' },
    { name: 'Het naam veld is verplicht', start: 'Het start veld is verplicht', end: 'Het einde veld is verplicht' },
  ],
  [
    'a shift that ends when it starts is none',
    { end: '07:00' },
    { end: 'Het einde veld mag niet dezelfde waarde hebben als het start veld' },
  ],
  ['a time is written as one', { start: '25:00' }, { start: 'Het start veld moet een tijdstip zijn (UU:MM)' }],
  ['half a break is none', { hasPause: true, pauseStart: '12:00' }, { pauseEnd: pauseHalf }],
  [
    'a break lies within the shift',
    { hasPause: true, pauseStart: '16:00', pauseEnd: '16:30' },
    { pauseStart: expect.any(String) },
  ],
  ['a break without times is no break', { hasPause: true }, {}],
  ['what stands behind a switch that is off is not looked at', { pauseStart: '12:00' }, {}],
])('a new shift type: %s', (_, change, errors) => {
  expect(shiftTypeErrors({ ...early, ...change }, { isNew: true })).toEqual(errors)
})

test('an edit with the break switched on requires both times of the break', () => {
  expect(shiftTypeErrors({ ...early, hasPause: true }, { isNew: false })).toEqual({
    pauseStart: 'Het begin pauze veld is verplicht',
    pauseEnd: 'Het einde pauze veld is verplicht',
  })
})

test('the break is saved only with its switch on', () => {
  expect(shiftTypeBodyOf(withPause).breakTime).toEqual({ startTime: '12:00', endTime: '12:30' })
  expect(shiftTypeBodyOf({ ...withPause, hasPause: false }).breakTime).toBeNull()
})

test('a new shift type of HR starts white, with 00:00 for both times', () => {
  expect(EMPTY_SHIFT_TYPE).toMatchObject({ color: '#FFFFFF', start: '00:00', end: '00:00' })
})

test('a new own shift type starts without times, in the first colour that no other type of the customer has', () => {
  const swatches = ['#FFFFFF', '#C7E0F4', '#ECD0DE']
  expect(newOwnShiftType(['#C7E0F4'], swatches)).toMatchObject({ start: '', end: '', color: '#ECD0DE' })
  expect(newOwnShiftType(['#ECD0DE', '#C7E0F4'], swatches).color).toBe('#FFFFFF')
})

test.each<[string, ShiftTypeForm, string | null]>([
  ['a day without a break', early, 'Gewerkt: 8 uur en 6 minuten, zonder pauze'],
  ['a day with one', withPause, 'Gewerkt: 7 uur en 36 minuten'],
  ['times as they are typed', { ...early, start: '7', end: '1506' }, 'Gewerkt: 8 uur en 6 minuten, zonder pauze'],
  ['a night', { ...early, start: '22:00', end: '06:00' }, 'Gewerkt: 8 uur, zonder pauze; eindigt de volgende dag'],
  ['nothing yet', EMPTY_SHIFT_TYPE, null],
  ['a break outside it', { ...withPause, pauseStart: '16:00', pauseEnd: '16:30' }, null],
])('the hint says how long is worked: %s', (_, form, hint) => {
  expect(shiftTypeHint(form)).toBe(hint)
})
