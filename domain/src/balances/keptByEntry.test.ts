import { expect, test } from 'vitest'
import { FULL_DAY, HALF_DAY, halfDays, NO_HALF_DAYS } from './halfDays.ts'
import { keptByEntry } from './keptByEntry.ts'

const TAKEN_BACK = halfDays(-FULL_DAY)

test.each([
  [
    'a counter keeps the value that HR set when the ‘Feestdag recup’ of an earlier public holiday is removed',
    TAKEN_BACK,
    FULL_DAY,
    FULL_DAY,
  ],
  [
    'the correction of a counter adds only half a day when the public holiday had given half a day before HR set the counter',
    TAKEN_BACK,
    HALF_DAY,
    HALF_DAY,
  ],
  [
    'the correction of a counter adds nothing when the public holiday had given no day before HR set the counter',
    TAKEN_BACK,
    NO_HALF_DAYS,
    NO_HALF_DAYS,
  ],
  [
    'the correction of a counter adds nothing when the days of the public holiday were below zero before HR set the counter',
    TAKEN_BACK,
    TAKEN_BACK,
    NO_HALF_DAYS,
  ],
  [
    'the correction of a counter subtracts the day of a public holiday that is given again',
    FULL_DAY,
    NO_HALF_DAYS,
    TAKEN_BACK,
  ],
])(
  'the rule decides whether a leave counter keeps the value that HR set: %s',
  (_sentence, change, grantedBefore, kept) => {
    expect(keptByEntry({ change, grantedBefore })).toBe(kept)
  },
)
