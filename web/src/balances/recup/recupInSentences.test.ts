import { expect, test } from 'vitest'
import { recupInSentences } from './recupInSentences.ts'

test('the explanation of a confirmed month contains its earned hours, its bonus, its correction and the taken hours', () => {
  const october = {
    previousHours: 10,
    differenceHours: -5.6,
    takenHours: 7.6,
    bonusHours: 22.8,
    correctionHours: -1,
    cumulativeHours: 26.2,
    expectedHours: 26.2,
    provisional: false,
  }
  expect(recupInSentences('oktober 2026', october)).toEqual([
    'Begin oktober 2026 had je 10,00 uur.',
    'In die maand: verschil met de vereiste uren +2,00, bonus +22,80, correctie −1,00, opgenomen −7,60.',
    'Zo staat je recup op 26,20 uur.',
  ])
})

test('the explanation of an open month says that its earned hours are expected and do not count yet', () => {
  const november = {
    previousHours: 24.8,
    differenceHours: -12.8,
    takenHours: 7.6,
    bonusHours: 0,
    correctionHours: 0,
    cumulativeHours: 17.2,
    expectedHours: 12,
    provisional: true,
  }
  expect(recupInSentences('november 2026', november)).toEqual([
    'Begin november 2026 had je 24,80 uur.',
    'In die maand: opgenomen −7,60.',
    'Zo staat je recup op 17,20 uur.',
    'Het verschil van −5,20 uur telt pas na het bevestigen; dan is het naar verwachting 12,00 uur.',
  ])
})

test('the explanation of a month without changes says that nothing changed', () => {
  const december = {
    previousHours: 0,
    differenceHours: 0,
    takenHours: 0,
    bonusHours: 0,
    correctionHours: 0,
    cumulativeHours: 0,
    expectedHours: 0,
    provisional: true,
  }
  expect(recupInSentences('december 2026', december)[1]).toBe('In die maand kwam er nog niets bij of af.')
})
