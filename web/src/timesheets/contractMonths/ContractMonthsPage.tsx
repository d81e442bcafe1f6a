import { useQuery } from '@tanstack/react-query'
import { IconPlus, IconLock, IconTableExport } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { BatchStrip } from '../../invoicing/batch/BatchStrip.tsx'
import { MakeInvoicesButton } from '../../invoicing/batch/start/MakeInvoicesButton.tsx'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { ContractMonthsTable } from './ContractMonthsTable.tsx'
import { contractMonthsQuery } from './queries.ts'
import { useContractMonthSteps } from './useContractMonthSteps.ts'
import { useHideInternal } from '../../contracts/useHideInternal.ts'
import { useListedRows } from './useListedRows.ts'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { Button } from '@mantine/core'
import { PayrollCheckDialog } from '../../payroll/check/PayrollCheckDialog.tsx'
import { useHrEmployers } from '../../people/form/useHrEmployers.ts'

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

type Props = {
  readonly yearMonth: YearMonth
  /** The number of contracts that are not locked yet, including the contracts of the internal company. */
  readonly count: number
  readonly onLockAll: () => Promise<unknown>
}

function LockAllButton({ yearMonth, count, onLockAll }: Props) {
  const words = texts.contractMonths
  return (
    <AskFirstButton label={words.lockAll} icon={IconLock} question={words.lockAllQuestion} onConfirm={onLockAll}>
      {words.lockAllEffect(count, formatMonth(yearMonth))}
    </AskFirstButton>
  )
}

/** One button for each HR employer. The button opens the check list, from which HR makes the export file. */
function PayrollExportButtons({ yearMonth }: { readonly yearMonth: YearMonth }) {
  const { employers } = useHrEmployers()
  const [chosen, choose] = useState<number | null>(null)
  const employer = employers?.find(({ id }) => id === chosen)
  return (
    <>
      {employers?.map(({ id, name }) => (
        <Button
          key={id}
          leftSection={<IconTableExport size={16} stroke={1.75} aria-hidden />}
          onClick={() => choose(id)}
        >
          {texts.payroll.check.open(name)}
        </Button>
      ))}
      {employer !== undefined && (
        <PayrollCheckDialog employer={employer} yearMonth={yearMonth} onClose={() => choose(null)} />
      )}
    </>
  )
}
