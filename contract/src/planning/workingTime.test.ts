import { shiftOn } from '@uurwerk/domain/planning/shifts.testing'
import { workingTimeWarnings } from '@uurwerk/domain/planning/workingTime/workingTimeWarnings'
import { toDay, addDays } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { workingTimeSentence, workingTimeSentences } from './workingTime.ts'

type ShiftText = readonly [day: string, times: string, pause?: string]

const warningsOf = (shiftTexts: readonly ShiftText[]) =>
  workingTimeWarnings({
    kind: 'employee',
    shifts: shiftTexts.map(([day, times, pause = null]) => shiftOn(day, times, pause)),
  })

const days = (count: number, times: string, pause: string): ShiftText[] =>
  Array.from({ length: count }, (_, index) => [addDays(toDay('2026-11-16'), index), times, pause])

test.each<[sentence: string, shifts: ShiftText[]]>([
  [
    'Minder dan 11 uur rust tussen 20/11 en 21/11.',
    [
      ['2026-11-20', '14:00–20:00'],
      ['2026-11-21', '06:00–12:00'],
    ],
  ],
  ['Meer dan 9 uur werk op 20/11.', [['2026-11-20', '07:00–17:00', '12:00–12:30']]],
  ['Meer dan 11 uur werk op 20/11.', [['2026-11-20', '07:00–19:00', '12:45–13:15']]],
  ['Meer dan 40 uur werk in de week van 16/11.', days(5, '07:00–15:45', '12:00–12:30')],
  ['Meer dan 50 uur werk in de week van 16/11.', days(6, '07:00–16:15', '12:00–12:30')],
  ['Meer dan 6 uur werk zonder pauze van 15 minuten op 20/11.', [['2026-11-20', '07:00–14:00']]],
  ['Geen 35 uur rust na elkaar in de 7 dagen tot en met 22/11.', days(7, '08:00–13:00', '10:00–10:15')],
  ['Minder dan 3 uur werk na elkaar op 20/11 vanaf 09:00.', [['2026-11-20', '09:00–11:00']]],
  ['Meer dan 8 uur werk in de nacht van 20/11.', [['2026-11-20', '21:00–05:45', '01:00–01:30']]],
])('the working time warning is the sentence: %s', (sentence, shifts) =>
  expect(warningsOf(shifts).map((warning) => workingTimeSentence(warning))).toEqual([sentence]),
)

test('the banner about working time has one sentence for each kind of warning; a sentence shows three days and counts the other days', () => {
  const warnings = warningsOf([
    ['2026-11-16', '09:00–11:00'],
    ['2026-11-17', '14:00–20:00'],
    ['2026-11-18', '06:00–13:00'],
    ['2026-11-19', '07:00–14:00'],
    ['2026-11-23', '07:00–14:00'],
    ['2026-11-24', '07:00–14:00'],
    ['2026-11-25', '07:00–14:00'],
  ])
  expect(workingTimeSentences(warnings)).toEqual([
    'Minder dan 11 uur rust tussen 17/11 en 18/11.',
    'Meer dan 6 uur werk zonder pauze van 15 minuten op 18/11, 19/11, 23/11 en nog 2 keer.',
    'Minder dan 3 uur werk na elkaar op 16/11 vanaf 09:00.',
  ])
  expect(workingTimeSentences(warnings, 'hr')[0]).toBe('Minder dan 11 uur rust tussen 17-11 en 18-11.')
})

test('the sentence of the banner about working time shows every day when there are only two or three days', () => {
  const long = (...numbers: number[]) => warningsOf(numbers.map((day): ShiftText => [`2026-11-${day}`, '07:00–14:00']))
  expect(workingTimeSentences(long(18, 19))).toEqual([
    'Meer dan 6 uur werk zonder pauze van 15 minuten op 18/11 en 19/11.',
  ])
  expect(workingTimeSentences(long(18, 19, 20))).toEqual([
    'Meer dan 6 uur werk zonder pauze van 15 minuten op 18/11, 19/11 en 20/11.',
  ])
})
