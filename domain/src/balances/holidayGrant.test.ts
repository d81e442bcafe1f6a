import { describe, expect, test } from 'vitest'
import { seconds } from '../money/seconds.ts'
import { toDay } from '../time/day.ts'
import { holidayGrant } from './holidayGrant.ts'

const armistice = toDay('2026-11-11')
const allSaints = toDay('2026-11-01')

const cases: [string, string, number, boolean, { granted: number; credit: string }][] = [
  [
    'a public holiday on a Wednesday without work credits the hours of the day',
    armistice,
    0,
    true,
    { granted: 0, credit: 'whole' },
  ],
  [
    'one minute of work on a public holiday gives half a day of ‘Feestdag recup’ and half of the credited hours',
    armistice,
    60,
    true,
    { granted: 1, credit: 'half' },
  ],
  [
    'four hours of work on a public holiday give half a day of ‘Feestdag recup’ and half of the credited hours',
    armistice,
    14_400,
    true,
    { granted: 1, credit: 'half' },
  ],
  [
    'more than four hours of work on a public holiday give a day of ‘Feestdag recup’ and no credited hours',
    armistice,
    14_460,
    true,
    { granted: 2, credit: 'none' },
  ],
  [
    'a public holiday on a Sunday gives a day of ‘Feestdag recup’ without any work',
    allSaints,
    0,
    true,
    { granted: 2, credit: 'none' },
  ],
  [
    'work on a public holiday on a Sunday does not give more than one day of ‘Feestdag recup’',
    allSaints,
    21_600,
    true,
    { granted: 2, credit: 'none' },
  ],
  [
    'a public holiday on a Saturday gives a day of ‘Feestdag recup’ without any work',
    '2026-08-15',
    0,
    true,
    { granted: 2, credit: 'none' },
  ],
  [
    'a public holiday before the employment gives no day of ‘Feestdag recup’ and no credited hours',
    armistice,
    0,
    false,
    { granted: 0, credit: 'none' },
  ],
  [
    'a public holiday during prolonged sickness gives no day of ‘Feestdag recup’ and no credited hours',
    allSaints,
    0,
    false,
    { granted: 0, credit: 'none' },
  ],
]

describe('a public holiday gives days of ‘Feestdag recup’ and credited hours', () => {
  test.each(cases)(
    'work on a public holiday gives the right days of ‘Feestdag recup’ and credited hours: %s',
    (_, day, worked, entitled, grant) => {
      expect(holidayGrant({ day: toDay(day), worked: seconds(worked), entitled })).toEqual(grant)
    },
  )
})
