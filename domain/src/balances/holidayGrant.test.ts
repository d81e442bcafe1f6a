import { describe, expect, test } from 'vitest'
import { seconds } from '../money/seconds.ts'
import { toDay } from '../time/day.ts'
import { holidayGrant } from './holidayGrant.ts'

const armistice = toDay('2026-11-11')
const allSaints = toDay('2026-11-01')

const cases: [string, string, number, boolean, { granted: number; credit: string }][] = [
  ['Anna stays at home on a Wednesday: the day counts', armistice, 0, true, { granted: 0, credit: 'whole' }],
  [
    'Anna works one minute of it: half a day, and half the day counts',
    armistice,
    60,
    true,
    { granted: 1, credit: 'half' },
  ],
  ['Anna works exactly four hours of it', armistice, 14_400, true, { granted: 1, credit: 'half' }],
  ['Anna works a minute more: a day, and nothing counts', armistice, 14_460, true, { granted: 2, credit: 'none' }],
  ['on a Sunday it grants a day at once', allSaints, 0, true, { granted: 2, credit: 'none' }],
  ['and no more when Anna works on it', allSaints, 21_600, true, { granted: 2, credit: 'none' }],
  ['on a Saturday too', '2026-08-15', 0, true, { granted: 2, credit: 'none' }],
  ['before she came it gives nothing', armistice, 0, false, { granted: 0, credit: 'none' }],
  ['nor inside prolonged sickness', allSaints, 0, false, { granted: 0, credit: 'none' }],
]

describe('what a public holiday is worth', () => {
  test.each(cases)('%s', (_, day, worked, entitled, grant) => {
    expect(holidayGrant({ day: toDay(day), worked: seconds(worked), entitled })).toEqual(grant)
  })
})
