import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { type Column, buttonsColumn } from '../../ui/table/column.ts'
import { DetailsLink } from '../../ui/table/parts/DetailsLink.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import type { InvoiceRow } from '../queries.ts'
import classes from './list.module.css'
import { InvoiceStatusBadge } from '../InvoiceStatusBadge.tsx'
import { DeliveryBadge } from '../DeliveryBadge.tsx'
import { MailStatusBadge } from '../MailStatusBadge.tsx'
import { deliveryStageOf } from './invoiceFilters.ts'
import { formatRate } from '../formatVat.ts'

/**
 * The status of an invoice. The cell adds that the invoice is credited when the status does not say this, for example
 * after a mailed credit note.
 */
const InvoiceStatusCell = ({ invoice }: { readonly invoice: InvoiceRow }) => {
  const { status, creditNoteNr, creditedAmount, totalVATIncluded } = invoice
  const isPartly = creditedAmount < totalVATIncluded
  return (
    <span className={classes.status}>
      <InvoiceStatusBadge status={status} />
      {creditNoteNr !== null && status !== 'CREDIT_NOTED' && (
        <span className={classes.concept}>
          {isPartly ? texts.invoicing.alsoPartlyCredited : texts.invoicing.alsoCredited}
        </span>
      )}
    </span>
  )
}

/** The delivery of the invoice. When the invoice has a credit note, it is the delivery of the latest credit note. */
const DeliveryCell = ({ invoice }: { readonly invoice: InvoiceRow }) => {
  const { mailStatus, deliveryState } = invoice
  const stage = deliveryStageOf(invoice)
  if (stage === null) return texts.table.nothing
  const isCopy = deliveryState !== null && deliveryState !== 'cancelled'
  return (
    <span className={classes.status}>
      {isCopy && <DeliveryBadge state={deliveryState} />}
      {mailStatus !== null && mailStatus !== 'sent' && <MailStatusBadge status={mailStatus} />}
      {mailStatus === 'sent' && (
        <span className={classes.concept}>{isCopy ? texts.invoicing.list.copied : texts.invoicing.list.mailed}</span>
      )}
      {!isCopy && mailStatus === null && (
        <span className={classes.concept}>{texts.invoicing.list.deliveries[stage]}</span>
      )}
    </span>
  )
}

const words = texts.invoicing.list.columns

export const invoiceColumns: readonly Column<InvoiceRow>[] = [
  {
    key: 'invoiceDate',
    title: words.date,
    width: 104,
    value: ({ invoiceDate }) => invoiceDate,
    csv: ({ invoiceDate }) => formatDay(invoiceDate),
    cell: ({ invoiceDate }) => <span className={classes.day}>{formatDay(invoiceDate)}</span>,
  },
  {
    key: 'invoiceNr',
    title: words.number,
    width: 140,
    value: ({ invoiceNr }) => invoiceNr,
    cell: ({ invoiceNr }) => invoiceNr ?? <span className={classes.concept}>{texts.invoicing.concept}</span>,
  },
  {
    key: 'companyName',
    title: words.company,
    leads: true,
    value: ({ companyName }) => companyName,
    cell: ({ companyName }) => <span className={classes.company}>{companyName}</span>,
  },
  { key: 'employeeName', title: words.employee, value: ({ employeeName }) => employeeName },
  {
    key: 'vatRegime',
    title: words.vatRegime,
    width: 72,
    value: ({ vatRegime: regime }) => formatRate(regime),
    csv: ({ vatRegimeName }) => vatRegimeName,
  },
  {
    key: 'totalVATIncluded',
    title: words.total,
    align: 'right',
    width: 140,
    value: ({ totalVATIncluded }) => totalVATIncluded,
    cell: ({ totalVATIncluded }) => formatEuroNumber(totalVATIncluded),
  },
  {
    key: 'status',
    title: words.status,
    width: 132,
    value: ({ status }) => texts.invoicing.statuses[status],
    cell: (invoice) => <InvoiceStatusCell invoice={invoice} />,
  },
  {
    key: 'delivery',
    title: words.delivery,
    width: 104,
    value: (invoice) => {
      const stage = deliveryStageOf(invoice)
      return stage === null ? null : texts.invoicing.list.deliveries[stage]
    },
    cell: (invoice) => <DeliveryCell invoice={invoice} />,
  },
  buttonsColumn({
    title: words.details,
    width: 130,
    cell: ({ id, invoiceNr, companyName, employeeName }) => (
      <DetailsLink
        to={paths.adminInvoiceDetail({ invoice: id })}
        name={invoiceNr ?? `${companyName}, ${employeeName ?? ''}`}
      />
    ),
  }),
]
