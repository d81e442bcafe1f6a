import { eurosOf } from '@uurwerk/domain/money/cents'
import { AGES, type AgedAmounts } from '@uurwerk/domain/payments/ageing'
import * as texts from '../../texts/texts.ts'
import type { Column } from '../../ui/table/column.ts'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import { writtenNumber } from '../../ui/written/writtenNumber.ts'
import classes from '../payments.module.css'
import type { ReceivableRow } from './receivableRows.ts'

const words = texts.payments.receivables.columns

const amountColumn = (key: keyof AgedAmounts): Column<ReceivableRow> => ({
  key,
  title: words[key],
  align: 'right',
  width: 124,
  value: (row) => eurosOf(row[key]),
  cell: (row) =>
    row[key] === 0 ? <span className={classes.nothing}>{texts.table.nothing}</span> : writtenEuros(eurosOf(row[key])),
})

/** The columns of the list of open amounts (rule payments-15). */
export const receivableColumns: readonly Column<ReceivableRow>[] = [
  { key: 'customerName', title: words.customer, leads: true, value: ({ customerName }) => customerName },
  {
    key: 'invoices',
    title: words.invoices,
    align: 'right',
    width: 96,
    value: ({ invoices }) => invoices.length,
    cell: ({ invoices }) => writtenNumber(invoices.length),
  },
  ...AGES.map(amountColumn),
  amountColumn('credit'),
  amountColumn('total'),
]
