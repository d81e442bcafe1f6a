import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { emptyShiftForm, shiftFormErrors, shiftFormHint, type ShiftForm } from './shiftForm.ts'

const friday = toDay('2026-11-20')
const form = (changes: Partial<ShiftForm>): ShiftForm => ({
  ...emptyShiftForm,
  start: '07:00',
  end: '15:06',
  ...changes,
})

test('the empty form of a shift shows an error at both times', () => {
  expect(shiftFormErrors(emptyShiftForm, friday)).toEqual({
    start: 'Het start veld is verplicht',
    end: 'Het einde veld is verplicht',
  })
})

const refused: [sentence: string, changes: Partial<ShiftForm>, errors: object][] = [
  [
    'an end that is the start',
    { end: '07:00' },
    { end: 'Het einde veld mag niet dezelfde waarde hebben als het start veld' },
  ],
  ['an invalid time', { end: '25:00' }, { end: 'Het einde veld moet een tijdstip zijn (UU:MM)' }],
  [
    'a break with its start only',
    { hasBreak: true, breakStart: '12:00' },
    { breakEnd: 'Indien het begin pauze veld ingevuld is moet het einde pauze veld ook ingevuld worden' },
  ],
  ['a call-out without its kind', { hasCallout: true }, { callout: 'Het soort oproep veld is verplicht' }],
  [
    'a remark of 45 letters',
    { remark: 'é'.repeat(45) },
    { remark: 'Het opmerking veld mag niet meer dan 44 letters bevatten' },
  ],
]
test.each(refused)('the form of a shift shows an error at the field for %s', (_, changes, errors) => {
  expect(shiftFormErrors(form(changes), friday)).toEqual(errors)
})

test('the form shows the error of a break outside the shift at the start of the break', () => {
  const errors = shiftFormErrors(form({ hasBreak: true, breakStart: '16:00', breakEnd: '16:30' }), friday)
  expect(Object.keys(errors)).toEqual(['breakStart'])
})

test('the form of a shift ignores the times of the break when the break is switched off', () => {
  expect(shiftFormErrors(form({ breakStart: '12:00' }), friday)).toEqual({})
  expect(shiftFormHint(form({ breakStart: '12:00', breakEnd: '12:30' }), friday)).toBe(
    'Gewerkt: 8 uur en 6 minuten, zonder pauze',
  )
})

test('the form shows nine hours for a night shift at the end of summer time', () => {
  expect(shiftFormHint(form({ start: '22:00', end: '06:00' }), toDay('2026-10-24'))).toBe(
    'Gewerkt: 9 uur, zonder pauze; eindigt de volgende dag',
  )
})

test('the form of a shift refuses a time that the clock skips', () => {
  expect(Object.keys(shiftFormErrors(form({ start: '02:30', end: '06:00' }), toDay('2027-03-28')))).toEqual(['start'])
})
