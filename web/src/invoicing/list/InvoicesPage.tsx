import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useMonthInAddress } from '../../month/useMonthInAddress.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../texts/texts.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { MonthSwitcher } from '../../ui/MonthSwitcher.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { BatchStrip } from '../batch/BatchStrip.tsx'
import { monthInvoicesQuery } from '../queries.ts'
import { AccountingExportButton } from './AccountingExportButton.tsx'
import { InvoicesTable } from './InvoicesTable.tsx'

/** The list of the invoices of a month. */
export function InvoicesPage() {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const load = useQuery(monthInvoicesQuery(yearMonth))

  return (
    <>
      <PageHead
        title={texts.invoicing.list.title}
        actions={
          <>
            <AccountingExportButton yearMonth={yearMonth} />
            <ActionLink icon={IconPlus} to={paths.adminCustomInvoice()}>
              {texts.invoicing.custom.make}
            </ActionLink>
          </>
        }
      >
        <MonthSwitcher month={yearMonth} onChange={chooseMonth} previousAvailable nextAvailable pick />
      </PageHead>
      <BatchStrip />
      <InvoicesTable yearMonth={yearMonth} invoices={load.data?._embedded.invoiceDtoList} load={load} />
    </>
  )
}
