import { useQuery } from '@tanstack/react-query'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { IconBooks, IconPlus } from '../../ui/icons.ts'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { BatchStrip } from '../batch/BatchStrip.tsx'
import { monthInvoicesQuery } from '../queries.ts'
import { InvoicesTable, type FurtherPart } from './InvoicesTable.tsx'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { AccountingExportDialog } from './AccountingExportDialog.tsx'

type Props = {
  readonly further: FurtherPart
}

/** 'Nieuwe factuur' leads to the custom invoice (rule invoicing-122). */
export function InvoicesPage({ further }: Props) {
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
              {texts.monthSteps.customInvoice}
            </ActionLink>
          </>
        }
      >
        <MonthSwitcher month={yearMonth} onChange={chooseMonth} previousAvailable nextAvailable pick />
      </PageHead>
      <BatchStrip />
      <InvoicesTable
        yearMonth={yearMonth}
        invoices={load.data?._embedded.invoiceDtoList}
        load={load}
        further={further}
      />
    </>
  )
}

function AccountingExportButton({ yearMonth }: { readonly yearMonth: YearMonth }) {
  const [opened, dialog] = useDisclosure()
  return (
    <>
      <Button leftSection={<IconBooks size={16} stroke={1.75} aria-hidden />} onClick={dialog.open}>
        {texts.batches.books.open}
      </Button>
      {opened && <AccountingExportDialog yearMonth={yearMonth} onClose={dialog.close} />}
    </>
  )
}
