import { useQuery } from '@tanstack/react-query'
import { InvoicesPage } from '../../invoicing/list/InvoicesPage.tsx'
import type { InvoiceRow } from '../../invoicing/queries.ts'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import * as texts from '../../texts/texts.ts'
import type { Column } from '../../ui/table/column.ts'
import { PaymentBadge } from '../PaymentBadge.tsx'
import { paymentInWords } from '../paymentInWords.ts'
import { monthPaymentsQuery } from '../queries.ts'
import type { PaymentStateRow } from '../queries.ts'

/** The list of invoices, with a column that shows whether each invoice is paid. */
export function InvoicesWithPayments() {
  const [yearMonth] = useMonthInAddress()
  const { data } = useQuery(monthPaymentsQuery(yearMonth))
  const paymentOf = new Map(data?._embedded.paymentStateDtoList.map((payment) => [payment.invoiceId, payment]))
  return <InvoicesPage further={[paymentColumn(paymentOf)]} />
}

const paymentColumn = (paymentOf: ReadonlyMap<number, PaymentStateRow>): Column<InvoiceRow> => ({
  key: 'payment',
  title: texts.payments.column,
  width: 200,
  value: ({ id }) => {
    const payment = paymentOf.get(id)
    return payment === undefined ? null : paymentInWords(payment, texts.payments.states)
  },
  cell: ({ id }) => {
    const payment = paymentOf.get(id)
    return payment === undefined ? texts.table.nothing : <PaymentBadge payment={payment} />
  },
})
