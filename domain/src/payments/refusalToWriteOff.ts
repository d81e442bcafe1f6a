import { eurosOf, type Cents } from '../money/cents.ts'

/** The largest amount that HR may write off. A larger amount needs a credit note (rule payments-13). */
const MOST_WRITTEN_OFF = 100

type WriteOffRefusal =
  | { readonly code: 'nothing_due' }
  | { readonly code: 'write_off_too_large'; readonly most: number; readonly open: number }

export const refusalToWriteOff = (open: Cents): WriteOffRefusal | null =>
  open > MOST_WRITTEN_OFF
    ? { code: 'write_off_too_large', most: MOST_WRITTEN_OFF / 100, open: eurosOf(open) }
    : refusalOfSettled(open)

/** The reason why HR cannot book a payment of an invoice or mark the invoice as disputed: nothing is open. */
export const refusalOfSettled = (open: Cents) => (open > 0 ? null : ({ code: 'nothing_due' } as const))
