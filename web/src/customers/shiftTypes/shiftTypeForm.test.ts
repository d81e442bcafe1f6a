import { expect, test } from 'vitest'
import { EMPTY_SHIFT_TYPE, newOwnShiftType, shiftTypeBodyOf, shiftTypeErrors, shiftTypeHint } from './shiftTypeForm.ts'
import type { ShiftTypeForm } from './shiftTypeForm.ts'

const early: ShiftTypeForm = { ...EMPTY_SHIFT_TYPE, name: 'Vroege', start: '07:00', end: '15:06' }
const withPause: ShiftTypeForm = { ...early, hasPause: true, pauseStart: '12:00', pauseEnd: '12:30' }

const pauseHalf = 'Indien het begin pauze veld ingevuld is moet het einde pauze veld ook ingevuld worden'

test.each<[string, Partial<ShiftTypeForm>, Record<string, string>]>([
  ['an early shift has no error', {}, {}],
  ['an empty name is an error', { name: ' ' }, { name: 'Het naam veld is verplicht' }],
  [
    'a name of 21 letters is too long',
    { name: 'x'.repeat(21) },
    { name: 'Het naam veld mag niet meer dan 20 letters bevatten' },
  ],
  [
    'an empty form has an error at the name and at both times',
    { name: '', start: '', end: '' },
    { name: 'Het naam veld is verplicht', start: 'Het start veld is verplicht', end: 'Het einde veld is verplicht' },
  ],
  [
    'an end equal to the start is an error',
    { end: '07:00' },
    { end: 'Het einde veld mag niet dezelfde waarde hebben als het start veld' },
  ],
  [
    'a text that is not a time is an error',
    { start: '25:00' },
    { start: 'Het start veld moet een tijdstip zijn (UU:MM)' },
  ],
  ['a break with only one time is an error', { hasPause: true, pauseStart: '12:00' }, { pauseEnd: pauseHalf }],
  [
    'a break outside the shift is an error',
    { hasPause: true, pauseStart: '16:00', pauseEnd: '16:30' },
    { pauseStart: expect.any(String) },
  ],
  ['a break that is switched on without times has no error', { hasPause: true }, {}],
  ['a break time is not checked when the break is switched off', { pauseStart: '12:00' }, {}],
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
  ['a day with a break', withPause, 'Gewerkt: 7 uur en 36 minuten'],
  ['times typed as 7 and 1506', { ...early, start: '7', end: '1506' }, 'Gewerkt: 8 uur en 6 minuten, zonder pauze'],
  [
    'a night shift',
    { ...early, start: '22:00', end: '06:00' },
    'Gewerkt: 8 uur, zonder pauze; eindigt de volgende dag',
  ],
  ['an empty form has no hint', EMPTY_SHIFT_TYPE, null],
  ['a break outside the shift has no hint', { ...withPause, pauseStart: '16:00', pauseEnd: '16:30' }, null],
])('the hint shows the worked time: %s', (_, form, hint) => {
  expect(shiftTypeHint(form)).toBe(hint)
})
