import { expect, test } from 'vitest'
import { formatHours, formatHoursAndMinutes } from './formatHours.ts'
import { seconds } from './seconds.ts'

const lengths: [seconds: number, decimal: string, clock: string][] = [
  [0, '0,00', '0:00'],
  [27_360, '7,60', '7:36'],
  [300, '0,08', '0:05'],
  [3_000, '0,83', '0:50'],
  [18, '0,01', '0:00'],
  [17, '0,00', '0:00'],
  [-17, '0,00', '0:00'],
  [-16_920, '−4,70', '−4:42'],
  [574_560, '159,60', '159:36'],
  [4_444_200, '1.234,50', '1.234:30'],
]
test.each(lengths)(
  'a duration of %i seconds is written as %s hours, and as %s in hours and minutes',
  (length, decimal, clock) => {
    expect([formatHours(seconds(length)), formatHoursAndMinutes(seconds(length))]).toEqual([decimal, clock])
  },
)
