import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import type { InvoiceFilter } from './invoiceFilters.ts'

type Props = {
  readonly yearMonth: YearMonth
  /** The filter by status. Null when HR filters by something else too: the delivery or the payment. */
  readonly filter: InvoiceFilter | null
  readonly all: number
  readonly onShowAll: () => void
}

/** HR makes the next invoice in the list of contracts (rule invoicing-118). */
export function NoInvoices({ yearMonth, filter, all, onShowAll }: Props) {
  const words = texts.invoicing.list
  const month = formatMonth(yearMonth)
  const [title, text] =
    all === 0
      ? [words.empty.none(month), words.empty.noneText]
      : filter === 'created'
        ? [words.empty.created(month), words.empty.createdText]
        : [
            filter === null ? words.empty.filteredFurther : words.empty.filtered(words.filters[filter]),
            words.empty.filteredText,
          ]
  return (
    <EmptyState title={title} text={text}>
      <Button
        component={Link}
        to={paths.adminContracts({ month: yearMonth, sort: '-confirmedForInvoice' })}
        variant="filled"
      >
        {words.empty.toTimesheets}
      </Button>
      {all > 0 && <Button onClick={onShowAll}>{words.empty.showAll(all)}</Button>}
    </EmptyState>
  )
}

type Elsewhere = { readonly count: number; readonly onShow: () => void }

/**
 * A button that shows the invoices that the search finds but the filter hides. For example, an invoice that was just
 * mailed may not match the filter any more.
 */
export const FoundElsewhere = ({ count, onShow }: Elsewhere) =>
  count > 0 && (
    <Button variant="filled" onClick={onShow}>
      {texts.invoicing.list.empty.elsewhere(count)}
    </Button>
  )
