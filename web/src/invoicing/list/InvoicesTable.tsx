import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState, type ReactNode } from 'react'
import { queryClient } from '../../app/api/queryClient.ts'
import { ChangedNote } from '../../app/changes/ChangedNote.tsx'
import { changedRows } from '../../app/changes/changedRows.ts'
import { useChangesOfOthers } from '../../app/changes/useChangesOfOthers.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ListChoice } from '../../ui/switchers/ListChoice.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { NARROW_TABLE } from '../../ui/theme/breakpoints.ts'
import { searchRows } from '../../ui/table/searchRows.ts'
import { useSelectionOf } from '../../ui/table/useSelectionOf.ts'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { manyDialogs } from '../batch/start/manyDialogs.tsx'
import { monthInvoicesQuery, type InvoiceRow } from '../queries.ts'
import { totalsOfRows } from '../totalOf.ts'
import { invoiceColumns } from './invoiceColumns.tsx'
import { deliveryFilters, INVOICE_FILTERS, invoiceFilters, isDelivered } from './invoiceFilters.ts'
import type { DeliveryFilter, InvoiceFilter } from './invoiceFilters.ts'
import { InvoiceSelectionBar } from './InvoiceSelectionBar.tsx'
import { FoundElsewhere, NoInvoices } from './NoInvoices.tsx'

/** The part of the list of invoices that another module adds, such as the payments. */
export type FurtherPart = {
  /** The columns that the other module adds. They come before the column with the link to the invoice. */
  readonly columns: readonly Column<InvoiceRow>[]
  /**
   * The field with which HR filters. `isFiltered` is true when this filter is set, `shows` says whether it shows an
   * invoice, and `showAll` clears it.
   */
  readonly filter: ReactNode
  readonly isFiltered: boolean
  readonly shows: (invoice: InvoiceRow) => boolean
  readonly showAll: () => void
}

type Props = {
  readonly yearMonth: YearMonth
  readonly invoices: readonly InvoiceRow[] | undefined
  readonly further: FurtherPart
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
}

type Input = { readonly act: 'finish' | 'send' | 'remove'; readonly invoices: readonly InvoiceRow[] }

const words = texts.invoicing.list
const SEARCH = {
  placeholder: words.search,
  textOf: ({ invoiceNr, companyName, employeeName }: InvoiceRow) => `${invoiceNr} ${companyName} ${employeeName}`,
}

/** A narrow table leaves out the delivery. The cards on a phone and the exported file always contain it. */
function useColumns(further: readonly Column<InvoiceRow>[]) {
  const forFile = useMemo(() => [...invoiceColumns.slice(0, -1), ...further, ...invoiceColumns.slice(-1)], [further])
  const isNarrow = useMediaQuery(NARROW_TABLE, false, { getInitialValueInEffect: false })
  const columns = useMemo(
    () => (isNarrow ? forFile.filter(({ key }) => key !== 'delivery') : forFile),
    [forFile, isNarrow],
  )
  return { columns, forFile }
}

/** A table in a window of 1024 pixels, and cards in a narrower window (rule screens-54). */
export function InvoicesTable({ yearMonth, invoices, further, load }: Props) {
  const { columns, forFile } = useColumns(further.columns)
  const [chosen, setChosen] = useSelectionOf(yearMonth)
  const [toConfirm, ask] = useState<Input | null>(null)
  const others = useOtherInvoices(yearMonth)
  const clear = () => setChosen(new Set())
  const askFor = (act: Input['act']) => (wanted: readonly InvoiceRow[]) => ask({ act, invoices: wanted })
  const acts = { onFinish: askFor('finish'), onSend: askFor('send'), onRemove: askFor('remove'), onClear: clear }

  const { filter, delivery, show, showAll } = useFilters(further, clear)
  return (
    <>
      <ChangedNote note={others.note} />
      <DataTable
        label={words.list(formatMonth(yearMonth))}
        columns={columns}
        rows={invoices?.filter(
          (each) => INVOICE_FILTERS[filter](each) && isDelivered(each, delivery) && further.shows(each),
        )}
        rowKey={({ id }) => id}
        linkOf={({ id }) => paths.adminInvoiceDetail({ invoice: id })}
        load={load}
        defaultSort={{ key: 'invoiceDate', descending: true }}
        search={SEARCH}
        csvName={words.csvName(yearMonth)}
        csvColumns={forFile}
        cardsBelow={860}
        tools={<Filters filter={filter} delivery={delivery} onChoose={show} further={further.filter} />}
        totals={(shown) => ({
          invoiceDate: words.totalOf(shown.length),
          totalVATIncluded: totalsOfRows(shown).included,
        })}
        changed={others.keys}
        selection={{ chosen, onChange: setChosen, nameOf: nameOfInvoice }}
        foot={(shown) => {
          const inSight = shown.filter(({ id }) => chosen.has(id))
          return inSight.length === 0 ? null : <InvoiceSelectionBar chosen={inSight} {...acts} />
        }}
        notFound={(sought) => (
          <FoundElsewhere count={searchRows(invoices ?? [], SEARCH.textOf, sought).length} onShow={showAll} />
        )}
        empty={
          <NoInvoices
            yearMonth={yearMonth}
            filter={delivery !== 'all' || further.isFiltered ? null : filter}
            all={invoices?.length ?? 0}
            onShowAll={showAll}
          />
        }
      />
      {toConfirm !== null && (
        <Question yearMonth={yearMonth} toConfirm={toConfirm} onStarted={clear} onClose={() => ask(null)} />
      )}
    </>
  )
}

/** A new filter clears the selection, because HR must not give a number to a hidden invoice. */
function useFilters(further: FurtherPart, clear: () => void) {
  const [filter, chooseFilter] = useChoiceInAddress('status', invoiceFilters)
  const [delivery, chooseDelivery] = useChoiceInAddress('delivery', deliveryFilters)
  function show(status: InvoiceFilter, way: DeliveryFilter): void {
    chooseFilter(status)
    chooseDelivery(way)
    clear()
  }
  function showAll(): void {
    show('all', 'all')
    further.showAll()
  }
  return { filter, delivery, show, showAll }
}

function useOtherInvoices(yearMonth: YearMonth) {
  const { queryKey } = monthInvoicesQuery(yearMonth)
  return useChangesOfOthers({
    rows: () => queryClient.getQueryData(queryKey)?._embedded.invoiceDtoList,
    changed: (before, after) => changedRows(before, after, ({ id }) => id),
    isAbout: ({ invoiceId }, key) => invoiceId === null || invoiceId === key,
    concerns: ({ subjects }) => subjects.some((subject) => subject === 'invoices' || subject === 'payments'),
    refresh: () => queryClient.refetchQueries({ queryKey, exact: true }),
  })
}

type QuestionProps = {
  readonly yearMonth: YearMonth
  readonly toConfirm: Input
  readonly onStarted: () => void
  readonly onClose: () => void
}

function Question({ toConfirm: { act, invoices }, ...dialog }: QuestionProps) {
  const ManyDialog = manyDialogs[act]
  return <ManyDialog {...dialog} invoices={invoices} />
}

type FiltersProps = {
  readonly filter: InvoiceFilter
  readonly delivery: DeliveryFilter
  readonly onChoose: (filter: InvoiceFilter, delivery: DeliveryFilter) => void
  readonly further: ReactNode
}

const Filters = ({ filter, delivery, onChoose, further }: FiltersProps) => (
  <>
    <Segments
      label={words.filter}
      choices={invoiceFilters}
      nameOf={(choice) => words.filters[choice]}
      value={filter}
      onChange={(chosen) => onChoose(chosen, delivery)}
    />
    <ListChoice
      label={words.columns.delivery}
      choices={deliveryFilters}
      nameOf={(choice) => words.deliveries[choice]}
      value={delivery}
      onChange={(chosen) => onChoose(filter, chosen)}
    />
    {further}
  </>
)

const nameOfInvoice = ({ invoiceNr, companyName, employeeName }: InvoiceRow): string =>
  [invoiceNr ?? texts.invoicing.concept, companyName, employeeName].filter(Boolean).join(', ')
