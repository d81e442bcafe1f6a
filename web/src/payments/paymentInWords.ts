import type * as texts from '../texts/texts.ts'
import { formatDay } from '../ui/format/formatDay.ts'
import { formatEuroNumber } from '../ui/format/formatEuroNumber.ts'
import type { PaymentStateRow } from './queries.ts'

type Payment = Pick<PaymentStateRow, 'state' | 'open' | 'paidOn' | 'daysLate' | 'disputed' | 'credit'>

/** The payment state of an invoice in a few words: 'Betaald 20-11-2026', '12 d. te laat', 'Nog € 50,00'. */
export function paymentInWords(payment: Payment, words: typeof texts.payments.states): string {
  const { state, credit } = payment
  if (state === 'overpaid') return words.overpaid(formatEuroNumber(credit))
  const text = stateInWords(payment, words)
  return credit > 0 ? words.withCredit(text, formatEuroNumber(credit)) : text
}

function stateInWords(
  { state, open, paidOn, daysLate, disputed }: Payment,
  words: typeof texts.payments.states,
): string {
  if (state === 'paid') return paidOn === null ? words.paid : words.paidOn(formatDay(paidOn))
  const rest = state === 'partly' ? words.partly(formatEuroNumber(open)) : words.open
  if (disputed) return words.disputed
  if (daysLate === 0) return rest
  return state === 'partly' ? words.partlyLate(formatEuroNumber(open), daysLate) : words.late(daysLate)
}
