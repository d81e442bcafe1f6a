import { eurosOf } from '@uurwerk/domain/money/cents'
import { AGES, sumAged, type AgedAmounts } from '@uurwerk/domain/payments/ageing'
import { isDay, toDay, daysBetween, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { today } from '../../app/clock/now.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { IconBuildingBank, IconMailForward } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { RowKey } from '../../ui/table/rowActions.ts'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import { receivablesQuery } from '../queries.ts'
import { RECEIVABLE_FILTERS, receivableFilters, receivableRow, isLate, type ReceivableRow } from './receivableRows.ts'
import { Link } from 'react-router'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import classes from '../payments.module.css'
import type { Column } from '../../ui/table/column.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'

const words = texts.payments.receivables
const SEARCH = {
  placeholder: words.search,
  textOf: ({ customerName, invoices }: ReceivableRow) =>
    [customerName, ...invoices.map(({ invoiceNr }) => invoiceNr)].join(' '),
}

/** The page with the amounts that customers had not paid yet on a chosen day, by age. */
export function ReceivablesPage() {
  const [on, choose] = useDayInAddress()
  const [filter, chooseFilter] = useChoiceInAddress('show', receivableFilters)
  const [openKey, setOpenKey] = useState<RowKey | null>(null)
  const load = useQuery(receivablesQuery(on))
  const day = toDay(load.data?.on ?? on ?? today())
  const all = useMemo(
    () => load.data?._embedded.receivableDtoList.map((receivable) => receivableRow(receivable, day)),
    [load.data, day],
  )
  return (
    <>
      <ReceivablesHead on={on} onChoose={choose} />
      <DataTable
        label={words.list(formatDayWithDashes(day))}
        columns={receivableColumns}
        rows={all?.filter(RECEIVABLE_FILTERS[filter])}
        rowKey={({ customerKey }) => customerKey}
        load={load}
        defaultSort={{ key: 'total', descending: true }}
        search={SEARCH}
        csvName={words.csvName(day)}
        cardsBelow={1080}
        tools={
          <Segments
            label={words.filter}
            choices={receivableFilters}
            nameOf={(choice) => words.filters[choice]}
            value={filter}
            onChange={chooseFilter}
          />
        }
        totals={totalsOf}
        onOpen={({ customerKey }) => setOpenKey((now) => (now === customerKey ? null : customerKey))}
        openKey={openKey}
        renderOpen={(row) => <CustomerInvoices row={row} on={day} />}
        empty={
          all === undefined || all.length === 0 ? (
            <EmptyState title={words.empty} text={words.emptyText} />
          ) : (
            <EmptyState title={words.emptyFilter}>
              <Button onClick={() => chooseFilter('all')}>{words.showAll}</Button>
            </EmptyState>
          )
        }
      />
    </>
  )
}

/** The chosen day, which the URL contains; null for today. */
function useDayInAddress() {
  const [query, change] = useQueryInAddress()
  const dayInAddress = query.get('on')
  const choose = (day: Day | null) =>
    change(
      (current) => {
        if (day === null || day === today()) current.delete('on')
        else current.set('on', day)
        return current
      },
      { replace: true },
    )
  return [dayInAddress !== null && isDay(dayInAddress) ? dayInAddress : null, choose] as const
}

type HeadProps = { readonly on: Day | null; readonly onChoose: (day: Day | null) => void }

const ReceivablesHead = ({ on, onChoose }: HeadProps) => (
  <PageHead
    title={words.title}
    actions={
      <>
        <ActionLink icon={IconBuildingBank} to={paths.adminPayments()}>
          {words.toEntries}
        </ActionLink>
        <ActionLink icon={IconMailForward} to={paths.adminReminders()}>
          {words.prepare}
        </ActionLink>
      </>
    }
  >
    <DayField aria-label={words.on} reader="office" w={170} value={on ?? today()} onChange={onChoose} />
  </PageHead>
)

/** The totals of the customers that match the search and the filter (rule payments-15). */
function totalsOf(shown: readonly ReceivableRow[]) {
  const sum = sumAged(shown)
  const amounts = [...AGES, 'credit', 'total'] as const
  return {
    customerName: words.totalOf(shown.length),
    ...Object.fromEntries(amounts.map((name) => [name, formatEuroNumber(eurosOf(sum[name]))])),
  }
}

/** The list of a customer's invoices that have an open amount or a credit (money that the customer paid too much). */
const CustomerInvoices = ({ row, on }: { readonly row: ReceivableRow; readonly on: Day }) => (
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
        { title: words.invoice.date, spare: true, cell: ({ invoiceDate }) => formatDay(invoiceDate) },
        { title: words.invoice.due, cell: ({ dueDate }) => formatDay(dueDate) },
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
            reminder === null ? texts.table.nothing : words.invoice.reminded(reminder.level, formatDay(reminder.date)),
        },
        { title: words.invoice.total, align: 'right', spare: true, cell: ({ total }) => formatEuroNumber(total) },
        {
          title: words.invoice.open,
          align: 'right',
          cell: ({ open, surplus }) => (
            <>
              {formatEuroNumber(Math.max(open, 0))}
              {(surplus > 0 || open < 0) && (
                <small className={classes.small}>
                  {words.invoice.credit} {formatEuroNumber(surplus + Math.max(-open, 0))}
                </small>
              )}
            </>
          ),
        },
      ]}
    />
  </InlineEditor>
)

const columnWords = texts.payments.receivables.columns

const amountColumn = (key: keyof AgedAmounts): Column<ReceivableRow> => ({
  key,
  title: columnWords[key],
  align: 'right',
  width: 124,
  value: (row) => eurosOf(row[key]),
  cell: (row) =>
    row[key] === 0 ? (
      <span className={classes.nothing}>{texts.table.nothing}</span>
    ) : (
      formatEuroNumber(eurosOf(row[key]))
    ),
})

/** The columns of the list of open amounts (rule payments-15). */
const receivableColumns: readonly Column<ReceivableRow>[] = [
  { key: 'customerName', title: columnWords.customer, leads: true, value: ({ customerName }) => customerName },
  {
    key: 'invoices',
    title: columnWords.invoices,
    align: 'right',
    width: 96,
    value: ({ invoices }) => invoices.length,
    cell: ({ invoices }) => formatNumber(invoices.length),
  },
  ...AGES.map(amountColumn),
  amountColumn('credit'),
  amountColumn('total'),
]
