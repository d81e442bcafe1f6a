import type * as texts from '../texts/texts.ts'
import { writtenDay } from '../ui/written/writtenDay.ts'
import { writtenEuros } from '../ui/written/writtenEuros.ts'
import type { PaymentStateRow } from './queries.ts'

type Payment = Pick<PaymentStateRow, 'state' | 'open' | 'paidOn' | 'daysLate' | 'disputed'>

/** The payment state of an invoice in a few words: 'Betaald 20-11-2026', '12 d. te laat', 'Nog € 50,00'. */
export function paymentInWords(
  { state, open, paidOn, daysLate, disputed }: Payment,
  words: typeof texts.payments.states,
): string {
  if (state === 'overpaid') return words.overpaid(writtenEuros(-open))
  if (state === 'paid') return paidOn === null ? words.paid : words.paidOn(writtenDay(paidOn))
  const rest = state === 'partly' ? words.partly(writtenEuros(open)) : words.open
  if (disputed) return words.disputed
  if (daysLate === 0) return rest
  return state === 'partly' ? words.partlyLate(writtenEuros(open), daysLate) : words.late(daysLate)
}
