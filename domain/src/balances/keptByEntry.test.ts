import { expect, test } from 'vitest'
import { FULL_DAY, HALF_DAY, halfDays, NO_HALF_DAYS } from './halfDays.ts'
import { keptByEntry } from './keptByEntry.ts'

const TAKEN_BACK = halfDays(-FULL_DAY)

test.each([
  [
    'a counter that HR set keeps its value when the day of an earlier public holiday is taken back',
    TAKEN_BACK,
    FULL_DAY,
    FULL_DAY,
  ],
  [
    'the correction adds half a day when only half a day of a public holiday came before HR set the counter',
    TAKEN_BACK,
    HALF_DAY,
    HALF_DAY,
  ],
  [
    'the correction does not add a day of a public holiday that came after HR set the counter',
    TAKEN_BACK,
    NO_HALF_DAYS,
    NO_HALF_DAYS,
  ],
  [
    'the correction does not add a day that was below zero when HR set the counter',
    TAKEN_BACK,
    TAKEN_BACK,
    NO_HALF_DAYS,
  ],
  ['the correction subtracts the day of a public holiday that is given again', FULL_DAY, NO_HALF_DAYS, TAKEN_BACK],
])('%s', (_sentence, change, grantedBefore, kept) => {
  expect(keptByEntry({ change, grantedBefore })).toBe(kept)
})
