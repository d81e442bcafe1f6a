import { expect, test } from 'vitest'
import { dayLabel } from './dayLabel.ts'
import { absence, dayWith, plannedShift, shiftElsewhere, shortRestBefore } from '../testing/november.ts'

test.each([
  [6, {}, 'vrijdag 6 november 2026, niets gepland'],
  [11, {}, 'woensdag 11 november 2026, feestdag Wapenstilstand, niets gepland'],
  [20, { shifts: [plannedShift(20)] }, 'vrijdag 20 november 2026, vandaag, Vroege 07:00 tot 15:06'],
  [
    10,
    { shifts: [plannedShift(10, { title: '* Vroege', adjusted: true })] },
    'dinsdag 10 november 2026, Vroege aangepast 07:00 tot 15:06',
  ],
  [
    12,
    { shifts: [plannedShift(12)], absences: [absence(12, 'VACATION', false)] },
    'donderdag 12 november 2026, Vakantie halve dag, Vroege 07:00 tot 15:06',
  ],
  [26, { absences: [absence(26, 'RECUPERATION', false)] }, 'donderdag 26 november 2026, Recup halve dag'],
  [27, { absences: [absence(27, 'RECUPERATION')] }, 'vrijdag 27 november 2026, Recup'],
  [
    24,
    { shifts: [plannedShift(24)], warnings: [shortRestBefore(24)] },
    'dinsdag 24 november 2026, Vroege 07:00 tot 15:06, let op: Minder dan 11 uur rust tussen 23/11 en 24/11.',
  ],
  [
    25,
    { shifts: [{ ...plannedShift(25), pending: true as const, waits: true as const }] },
    'woensdag 25 november 2026, Vroege 07:00 tot 15:06 (wordt nog verstuurd)',
  ],
  [13, { elsewhere: [shiftElsewhere(13)] }, 'vrijdag 13 november 2026, shift bij WZC ’t Zilverhof'],
])('the accessible name of day %i has its shifts, absences and marks', (dayOfMonth, content, label) => {
  expect(dayLabel(dayWith(dayOfMonth, content))).toBe(label)
})
