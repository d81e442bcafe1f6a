import * as texts from '../texts/texts.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { IconAlertTriangle, IconCircleCheck, IconCircleHalf, IconClockHour4, IconReceiptRefund } from '../ui/icons.ts'
import type { PaymentStateRow } from './queries.ts'
import { paymentInWords } from './paymentInWords.ts'

type Props = {
  readonly payment: Pick<PaymentStateRow, 'state' | 'open' | 'paidOn' | 'daysLate' | 'disputed' | 'credit'>
}

export const PaymentBadge = ({ payment }: Props) => (
  <StatusBadge {...lookOf(payment)}>{paymentInWords(payment, texts.payments.states)}</StatusBadge>
)

function lookOf({ state, daysLate, disputed }: Props['payment']) {
  if (state === 'overpaid') return { color: 'orange', icon: IconReceiptRefund }
  if (state === 'paid') return { color: 'green', icon: IconCircleCheck }
  if (disputed) return { color: 'orange', icon: IconAlertTriangle }
  if (daysLate > 0) return { color: 'red', icon: IconAlertTriangle }
  return state === 'partly' ? { color: 'blue', icon: IconCircleHalf } : { color: 'gray', icon: IconClockHour4 }
}
