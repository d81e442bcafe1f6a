import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { BatchStrip } from '../invoicing/batch/BatchStrip.tsx'
import { MakeInvoicesButton } from '../invoicing/batch/MakeInvoicesButton.tsx'
import { useMonthInAddress } from '../month/useMonthInAddress.ts'
import { paths } from '../paths.ts'
import { texts } from '../texts/texts.ts'
import { ActionLink } from '../ui/ActionLink.tsx'
import { MonthSwitcher } from '../ui/MonthSwitcher.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { ContractMonthsTable } from './ContractMonthsTable.tsx'
import { LockAllButton } from './LockAllButton.tsx'
import { PayrollExportButtons } from './PayrollExportButtons.tsx'
import { contractMonthsQuery } from './queries.ts'
import { useContractMonthSteps } from './useContractMonthSteps.ts'
import { useHideInternal } from './useHideInternal.ts'
import { useListedRows } from './useListedRows.ts'

/** The list of contracts of a month, with the state of each timesheet. */
export function ContractMonthsPage() {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const months = useQuery(contractMonthsQuery(yearMonth))
  const steps = useContractMonthSteps(yearMonth)
  const rows = months.data?._embedded.contractWithTimeSheetInfoDtoList
  const [internalHidden, hideInternal] = useHideInternal()
  // A selected row that the search hides must not be invoiced.
  const present = useMemo(() => rows?.filter((row) => !(internalHidden && row.internal)), [rows, internalHidden])
  const listed = useListedRows(present)
  const hidden = useMemo(() => (internalHidden && rows?.filter((row) => row.internal)) || [], [rows, internalHidden])
  const unlocked = rows?.filter((row) => !row.locked).length ?? 0

  return (
    <>
      <PageHead
        title={texts.contractMonths.title}
        actions={
          <>
            <PayrollExportButtons key={`payroll ${yearMonth}`} yearMonth={yearMonth} />
            <ActionLink icon={IconPlus} to={paths.adminCustomInvoice()}>
              {texts.invoicing.custom.make}
            </ActionLink>
            <MakeInvoicesButton key={`invoices ${yearMonth}`} yearMonth={yearMonth} rows={listed} month={present} />
            {unlocked > 0 && <LockAllButton yearMonth={yearMonth} count={unlocked} onLockAll={steps.lockAll} />}
          </>
        }
      >
        <MonthSwitcher month={yearMonth} onChange={chooseMonth} previousAvailable nextAvailable pick />
      </PageHead>
      <BatchStrip />
      <ContractMonthsTable
        yearMonth={yearMonth}
        rows={present}
        hidden={hidden}
        load={months}
        steps={steps}
        internalHidden={internalHidden}
        onHideInternal={hideInternal}
      />
    </>
  )
}
