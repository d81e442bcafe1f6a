import { eurosOf, type Cents } from '../money/cents.ts'

/** The largest amount that HR may write off. A larger amount needs a credit note (rule payments-13). */
const MOST_WRITTEN_OFF = 100

export const refusalToWriteOff = (open: Cents) => {
  if (open <= 0) return { code: 'nothing_due' } as const
  return open > MOST_WRITTEN_OFF
    ? ({ code: 'write_off_too_large', most: MOST_WRITTEN_OFF / 100, open: eurosOf(open) } as const)
    : null
}
