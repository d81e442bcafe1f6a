import { centsOfEuros, sumCents } from '@uurwerk/domain/money/cents'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useMonthInAddress } from '../../month/useMonthInAddress.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../texts/texts.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { MonthSwitcher } from '../../ui/MonthSwitcher.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useChoiceInAddress } from '../../ui/useChoiceInAddress.ts'
import { monthInvoicesQuery } from '../queries.ts'
import type { InvoiceRow } from '../queries.ts'
import { invoiceColumns } from './invoiceColumns.tsx'
import { INVOICE_FILTERS, invoiceFilters } from './invoiceFilters.ts'
import { NoInvoices } from './NoInvoices.tsx'

const words = texts.invoicing.list
const SEARCH = {
  placeholder: words.search,
  textOf: ({ invoiceNr, companyName, employeeName }: InvoiceRow) => `${invoiceNr} ${companyName} ${employeeName}`,
}

/** The invoices of a month (timesheets and invoicing specification, 2.8). */
export function InvoicesPage() {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const [filter, chooseFilter] = useChoiceInAddress('status', invoiceFilters)
  const invoices = useQuery(monthInvoicesQuery(yearMonth))
  const all = invoices.data?._embedded.invoiceDtoList
  const rows = all?.filter(INVOICE_FILTERS[filter])

  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <ActionLink icon={IconPlus} to={paths.adminCustomInvoice()}>
            {texts.invoicing.custom.make}
          </ActionLink>
        }
      >
        <MonthSwitcher month={yearMonth} onChange={chooseMonth} previousAvailable nextAvailable pick />
      </PageHead>
      <DataTable
        label={words.list(formatMonth(yearMonth))}
        columns={invoiceColumns}
        rows={rows}
        rowKey={({ id }) => id}
        load={invoices}
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
            onChange={chooseFilter}
          />
        }
        totals={(shown) => ({ invoiceDate: words.totalOf(shown.length), totalVATIncluded: totalOf(shown) })}
        empty={
          <NoInvoices
            yearMonth={yearMonth}
            filter={filter}
            all={all?.length ?? 0}
            onShowAll={() => chooseFilter('all')}
          />
        }
      />
    </>
  )
}

const totalOf = (rows: readonly InvoiceRow[]): string =>
  formatEuros(sumCents(rows.map(({ totalVATIncluded }) => centsOfEuros(totalVATIncluded))))
