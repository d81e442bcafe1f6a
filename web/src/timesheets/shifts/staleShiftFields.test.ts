import { expect, test } from 'vitest'
import { emptyShiftForm } from './shiftForm.ts'
import { staleShiftFields } from './staleShiftFields.ts'

const early = { ...emptyShiftForm, start: '07:00', end: '15:06' }

test('only the different fields of two versions of a shift are shown in words', () => {
  const withBreak = { ...early, hasBreak: true, breakStart: '12:00', breakEnd: '12:30', remark: 'Late trein' }
  expect(staleShiftFields(early, withBreak)).toEqual([
    { label: 'Pauze', theirs: 'zonder pauze', yours: '12:00 – 12:30' },
    { label: 'Opmerking', theirs: '–', yours: 'Late trein' },
  ])
  const called = { ...early, end: '16:00', interrupted: true, hasCallout: true, callout: 'CALL_OUT_24' as const }
  expect(staleShiftFields(early, called)).toEqual([
    { label: 'Uren', theirs: '07:00 – 15:06', yours: '07:00 – 16:00' },
    { label: 'Oproep', theirs: 'Geen oproep', yours: 'Oproep 24' },
    { label: 'Onderbroken', theirs: 'neen', yours: 'ja' },
  ])
})

test('a break that is switched on without times, or a call-out without a kind, is not a difference between two versions of a shift', () => {
  expect(staleShiftFields(early, { ...early, hasBreak: true, breakStart: '12:00', hasCallout: true })).toEqual([])
})
