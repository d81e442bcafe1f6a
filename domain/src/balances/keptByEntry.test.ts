import { expect, test } from 'vitest'
import { FULL_DAY, HALF_DAY, halfDays, NO_HALF_DAYS } from './halfDays.ts'
import { keptByEntry } from './keptByEntry.ts'

const TAKEN_BACK = halfDays(-FULL_DAY)

test.each([
  ['a grant from before HR set the counter is added again when it is taken back', TAKEN_BACK, FULL_DAY, FULL_DAY],
  ['half a grant is added again when only half came before HR set the counter', TAKEN_BACK, HALF_DAY, HALF_DAY],
  ['a grant from after HR set the counter is not added again', TAKEN_BACK, NO_HALF_DAYS, NO_HALF_DAYS],
  ['a grant that was below zero when HR set the counter is not added again', TAKEN_BACK, TAKEN_BACK, NO_HALF_DAYS],
  ['a grant that comes back is subtracted again', FULL_DAY, NO_HALF_DAYS, TAKEN_BACK],
])('%s', (_sentence, change, grantedBefore, kept) => {
  expect(keptByEntry({ change, grantedBefore })).toBe(kept)
})
