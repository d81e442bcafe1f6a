import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useMemo, useState } from 'react'
import { queryClient } from '../../app/api/queryClient.ts'
import { ChangedNote } from '../../app/changes/ChangedNote.tsx'
import { useChangesOfOthers } from '../../app/changes/useChangesOfOthers.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { Segments } from '../../ui/switchers/Segments.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { searchRows } from '../../ui/table/searchRows.ts'
import { useSelectionOf } from '../../ui/table/useSelectionOf.ts'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { DeleteManyDialog } from '../batch/start/DeleteManyDialog.tsx'
import { FinishManyDialog } from '../batch/start/FinishManyDialog.tsx'
import { SendManyDialog } from '../batch/start/SendManyDialog.tsx'
import { monthInvoicesQuery } from '../queries.ts'
import type { InvoiceRow } from '../queries.ts'
import { totalsOfRows } from '../totalOf.ts'
import { invoiceColumns } from './invoiceColumns.tsx'
import { INVOICE_FILTERS, invoiceFilters } from './invoiceFilters.ts'
import type { InvoiceFilter } from './invoiceFilters.ts'
import { InvoiceSelectionBar } from './InvoiceSelectionBar.tsx'
import { FoundElsewhere, NoInvoices } from './NoInvoices.tsx'

type Props = {
  readonly yearMonth: YearMonth
  readonly invoices: readonly InvoiceRow[] | undefined
  /** The columns of another module. They come before the link to the invoice. */
  readonly further: readonly Column<InvoiceRow>[]
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
}

type Input = { readonly act: 'finish' | 'send' | 'remove'; readonly invoices: readonly InvoiceRow[] }

const words = texts.invoicing.list
const DIALOGS = { finish: FinishManyDialog, send: SendManyDialog, remove: DeleteManyDialog }
const SEARCH = {
  placeholder: words.search,
  textOf: ({ invoiceNr, companyName, employeeName }: InvoiceRow) => `${invoiceNr} ${companyName} ${employeeName}`,
}

export function InvoicesTable({ yearMonth, invoices, further, load }: Props) {
  const columns = useMemo(() => [...invoiceColumns.slice(0, -1), ...further, ...invoiceColumns.slice(-1)], [further])
  const { queryKey } = monthInvoicesQuery(yearMonth)
  const [filter, chooseFilter] = useChoiceInAddress('status', invoiceFilters)
  const [chosen, setChosen] = useSelectionOf(yearMonth)
  const [asked, ask] = useState<Input | null>(null)
  const others = useChangesOfOthers({
    rows: () => queryClient.getQueryData(queryKey)?._embedded.invoiceDtoList,
    keyOf: ({ id }) => id,
    rowOf: ({ invoiceId }) => invoiceId,
    concerns: ({ subjects }) => subjects.some((subject) => subject === 'invoices' || subject === 'payments'),
    refresh: () => queryClient.refetchQueries({ queryKey, exact: true }),
  })
  const askFor = (act: Input['act']) => (wanted: readonly InvoiceRow[]) => ask({ act, invoices: wanted })
  const Question = asked && DIALOGS[asked.act]

  // Shows the invoices with another status. The selection is cleared, because HR must not finish an invoice that is no
  // longer visible.
  function showStatus(next: InvoiceFilter): void {
    chooseFilter(next)
    setChosen(new Set())
  }
  return (
    <>
      <ChangedNote note={others.note} />
      <DataTable
        label={words.list(formatMonth(yearMonth))}
        columns={columns}
        rows={invoices?.filter(INVOICE_FILTERS[filter])}
        rowKey={({ id }) => id}
        linkOf={({ id }) => paths.adminInvoiceDetail({ invoice: id })}
        load={load}
        defaultSort={{ key: 'invoiceDate', descending: true }}
        search={SEARCH}
        csvName={words.csvName(yearMonth)}
        cardsBelow={860}
        tools={
          <Segments
            label={words.filter}
            choices={invoiceFilters}
            nameOf={(choice) => words.filters[choice]}
            value={filter}
            onChange={showStatus}
          />
        }
        totals={(shown) => ({
          invoiceDate: words.totalOf(shown.length),
          totalVATIncluded: totalsOfRows(shown).included,
        })}
        changed={others.keys}
        selection={{ chosen, onChange: setChosen, nameOf: nameOfInvoice }}
        foot={(shown) => {
          const inSight = shown.filter(({ id }) => chosen.has(id))
          return inSight.length === 0 ? null : (
            <InvoiceSelectionBar
              chosen={inSight}
              onFinish={askFor('finish')}
              onSend={askFor('send')}
              onRemove={askFor('remove')}
              onClear={() => setChosen(new Set())}
            />
          )
        }}
        notFound={(sought) => (
          <FoundElsewhere
            count={searchRows(invoices ?? [], SEARCH.textOf, sought).length}
            onShow={() => showStatus('all')}
          />
        )}
        empty={
          <NoInvoices
            yearMonth={yearMonth}
            filter={filter}
            all={invoices?.length ?? 0}
            onShowAll={() => showStatus('all')}
          />
        }
      />
      {asked !== null && Question !== null && (
        <Question
          yearMonth={yearMonth}
          invoices={asked.invoices}
          onStarted={() => setChosen(new Set())}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}

const nameOfInvoice = ({ invoiceNr, companyName, employeeName }: InvoiceRow): string =>
  [invoiceNr ?? texts.invoicing.concept, companyName, employeeName].filter(Boolean).join(', ')
