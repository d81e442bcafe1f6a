import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { comingDay, pastMoment } from './dayInWords.ts'

const today = toDay('2026-11-20')

test.each([
  ['2026-11-20', 'vandaag, vr 20/11'],
  ['2026-11-21', 'morgen, za 21/11'],
  ['2026-11-23', 'ma 23/11'],
])('on 20 November, the day %s of a shift is written as %s', (day, formatted) => {
  expect(comingDay(toDay(day), today)).toBe(formatted)
})

test.each([
  ['2026-11-20T08:00:00Z', 'vandaag om 09:00'],
  ['2026-11-19T23:30:00Z', 'vandaag om 00:30'],
  ['2026-11-19T15:20:00Z', 'gisteren om 16:20'],
  ['2026-10-16T08:05:00Z', '16/10/2026 om 10:05'],
])('on 20 November, the moment %s is written as %s', (moment, formatted) => {
  expect(pastMoment(moment, today)).toBe(formatted)
})
