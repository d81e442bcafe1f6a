import { useQuery } from '@tanstack/react-query'
import { InvoicesPage } from '../../invoicing/list/InvoicesPage.tsx'
import type { InvoiceRow } from '../../invoicing/queries.ts'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import * as texts from '../../texts/texts.ts'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { ListChoice } from '../../ui/switchers/ListChoice.tsx'
import type { Column } from '../../ui/table/column.ts'
import { PaymentBadge } from '../PaymentBadge.tsx'
import { paymentInWords } from '../paymentInWords.ts'
import { monthPaymentsQuery, type PaymentStateRow } from '../queries.ts'
import { isInFilter, paymentFilters } from './paymentFilters.ts'

/** The list of invoices, with a column and a filter for the payment of each invoice (rule payments-39). */
export function InvoicesWithPayments() {
  const [yearMonth] = useMonthInAddress()
  const { data } = useQuery(monthPaymentsQuery(yearMonth))
  const [filter, chooseFilter] = useChoiceInAddress('payment', paymentFilters)
  const paymentOf = new Map(data?._embedded.paymentStateDtoList.map((payment) => [payment.invoiceId, payment]))
  const further = {
    columns: [paymentColumn(paymentOf)],
    filter: (
      <ListChoice
        label={texts.payments.column}
        choices={paymentFilters}
        nameOf={(each) => texts.payments.filters[each]}
        value={filter}
        onChange={chooseFilter}
      />
    ),
    isFiltered: filter !== 'all',
    shows: ({ id }: InvoiceRow) => isInFilter(filter, paymentOf.get(id)),
    showAll: () => chooseFilter('all'),
  }
  return <InvoicesPage further={further} />
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
