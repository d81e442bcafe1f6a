import { expect, test } from 'vitest'
import { EMPTY_SHIFT_TYPE, newOwnShiftType, shiftTypeBodyOf, shiftTypeErrors, shiftTypeHint } from './shiftTypeForm.ts'
import type { ShiftTypeForm } from './shiftTypeForm.ts'

const early: ShiftTypeForm = { ...EMPTY_SHIFT_TYPE, name: 'Vroege', start: '07:00', end: '15:06' }
const withPause: ShiftTypeForm = { ...early, hasPause: true, pauseStart: '12:00', pauseEnd: '12:30' }

const pauseHalf = 'Indien het begin pauze veld ingevuld is moet het einde pauze veld ook ingevuld worden'

test.each<[string, Partial<ShiftTypeForm>, Record<string, string>]>([
  ['the form of a valid early shift has no error', {}, {}],
  ['the form of a shift type refuses an empty name', { name: ' ' }, { name: 'Het naam veld is verplicht' }],
  [
    'the form of a shift type refuses a name of 21 letters',
    { name: 'x'.repeat(21) },
    { name: 'Het naam veld mag niet meer dan 20 letters bevatten' },
  ],
  [
    'the empty form of a shift type shows errors at the name and at both times',
    { name: '', start: '', end: '' },
    { name: 'Het naam veld is verplicht', start: 'Het start veld is verplicht', end: 'Het einde veld is verplicht' },
  ],
  [
    'the form of a shift type refuses an end that is equal to the start',
    { end: '07:00' },
    { end: 'Het einde veld mag niet dezelfde waarde hebben als het start veld' },
  ],
  [
    'the form of a shift type refuses a text that is not a time',
    { start: '25:00' },
    { start: 'Het start veld moet een tijdstip zijn (UU:MM)' },
  ],
  [
    'the form of a shift type refuses a break with only one time',
    { hasPause: true, pauseStart: '12:00' },
    { pauseEnd: pauseHalf },
  ],
  [
    'the form of a shift type refuses a break outside the shift',
    { hasPause: true, pauseStart: '16:00', pauseEnd: '16:30' },
    { pauseStart: expect.any(String) },
  ],
  ['the form of a shift type accepts an empty break', { hasPause: true }, {}],
  [
    'the form of a shift type does not check the break when the switch of the break is off',
    { pauseStart: '12:00' },
    {},
  ],
])('a new shift type: %s', (_, change, errors) => {
  expect(shiftTypeErrors({ ...early, ...change }, { isNew: true })).toEqual(errors)
})

test('the form of a shift type requires both times of the break when the break is switched on', () => {
  expect(shiftTypeErrors({ ...early, hasPause: true }, { isNew: false })).toEqual({
    pauseStart: 'Het begin pauze veld is verplicht',
    pauseEnd: 'Het einde pauze veld is verplicht',
  })
})

test('the break of a shift type is saved only when the break is switched on in the form', () => {
  expect(shiftTypeBodyOf(withPause).breakTime).toEqual({ startTime: '12:00', endTime: '12:30' })
  expect(shiftTypeBodyOf({ ...withPause, hasPause: false }).breakTime).toBeNull()
})

test('the form of HR for a new shift type has the colour white and 00:00 for both times', () => {
  expect(EMPTY_SHIFT_TYPE).toMatchObject({ color: '#FFFFFF', start: '00:00', end: '00:00' })
})

test('the form for a new own shift type has no times and the first unused colour', () => {
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
  ['an empty form', EMPTY_SHIFT_TYPE, null],
  ['a break outside the shift', { ...withPause, pauseStart: '16:00', pauseEnd: '16:30' }, null],
])('the form of a shift type shows as a hint the worked time: %s', (_, form, hint) => {
  expect(shiftTypeHint(form)).toBe(hint)
})
