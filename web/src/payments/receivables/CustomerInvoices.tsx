import { daysBetween, toDay, type Day } from '@uurwerk/domain/time/day'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import classes from '../payments.module.css'
import { isLate } from './receivableRows.ts'
import type { ReceivableRow } from './receivableRows.ts'

const words = texts.payments.receivables

/** The list of the invoices of a customer with an open amount or a credit. */
export const CustomerInvoices = ({ row, on }: { readonly row: ReceivableRow; readonly on: Day }) => (
  <InlineEditor>
    <PlainTable
      label={words.invoicesOf(row.customerName)}
      rows={row.invoices}
      rowKey={({ invoiceId }) => invoiceId}
      columns={[
        {
          title: words.invoice.number,
          cell: ({ invoiceId, invoiceNr, disputed }) => (
            <>
              <Link to={paths.adminInvoiceDetail({ invoice: invoiceId })}>{invoiceNr}</Link>
              {disputed && <small className={classes.small}>{words.invoice.disputed}</small>}
            </>
          ),
        },
        { title: words.invoice.date, spare: true, cell: ({ invoiceDate }) => writtenDay(invoiceDate) },
        { title: words.invoice.due, cell: ({ dueDate }) => writtenDay(dueDate) },
        {
          title: words.invoice.late,
          align: 'right',
          spare: true,
          cell: ({ dueDate, open }) =>
            open > 0 && isLate(dueDate, on) ? words.invoice.days(daysBetween(toDay(dueDate), on)) : texts.table.nothing,
        },
        {
          title: words.invoice.reminder,
          spare: true,
          cell: ({ reminder }) =>
            reminder === null ? texts.table.nothing : words.invoice.reminded(reminder.level, writtenDay(reminder.date)),
        },
        { title: words.invoice.total, align: 'right', spare: true, cell: ({ total }) => writtenEuros(total) },
        {
          title: words.invoice.open,
          align: 'right',
          cell: ({ open, surplus }) => (
            <>
              {writtenEuros(Math.max(open, 0))}
              {(surplus > 0 || open < 0) && (
                <small className={classes.small}>
                  {words.invoice.credit} {writtenEuros(surplus + Math.max(-open, 0))}
                </small>
              )}
            </>
          ),
        },
      ]}
    />
  </InlineEditor>
)
