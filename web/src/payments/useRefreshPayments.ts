import { invoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { bankEntries } from '@uurwerk/contract/payments/bankEntries'
import { invoicePayments, monthPayments } from '@uurwerk/contract/payments/invoicePayments'
import { receivables } from '@uurwerk/contract/payments/receivables'
import { dueReminders } from '@uurwerk/contract/payments/reminders'
import { useQueryClient } from '@tanstack/react-query'

/** The queries that show payments, or the history of an invoice. */
const SHOWN = [bankEntries, monthPayments, invoicePayments, receivables, dueReminders, invoice].map(({ path }) => path)

/** Reads again all that a payment can change. */
export function useRefreshPayments(): () => Promise<unknown> {
  const client = useQueryClient()
  return () => Promise.all(SHOWN.map((path) => client.invalidateQueries({ queryKey: [path] })))
}
