import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useMemo } from 'react'
import type { RowKey } from '../../../ui/table/rowActions.ts'
import { KeyHelp } from '../keys/KeyHelp.tsx'
import type { AskedStep } from '../row/RowDialogs.tsx'
import { downloadPdf } from '../row/rowSteps.ts'
import { isApprovable } from '../segments.ts'
import { BulkBar } from './BulkBar.tsx'
import { inTurn } from './inTurn.ts'
import type { useBulk } from './useBulk.ts'
import type { useListSteps } from './useListSteps.ts'

type Props = {
  readonly yearMonth: YearMonth
  readonly shown: readonly ContractMonthRow[]
  readonly chosen: ReadonlySet<RowKey>
  readonly choose: (rows: readonly ContractMonthRow[]) => void
  readonly bulk: ReturnType<typeof useBulk>
  readonly acts: ReturnType<typeof useListSteps>
  readonly setQuestion: (asked: AskedStep) => void
}

/** The bar with the actions on the selected rows. When no row is selected, it shows the list of keyboard keys. */
export function ListFoot({ yearMonth, shown, chosen, choose, bulk, acts, setQuestion }: Props) {
  const inSight = useMemo(() => shown.filter(({ contractId }) => chosen.has(contractId)), [shown, chosen])
  const approvable = useMemo(() => shown.filter(isApprovable), [shown])
  if (bulk.progress === null && inSight.length === 0) return <KeyHelp />
  return (
    <BulkBar
      yearMonth={yearMonth}
      chosen={inSight}
      approvable={approvable}
      progress={bulk.progress}
      onApprove={(ready) => bulk.runAtOnce('approve', ready, acts.approve)}
      onLock={(ready) => acts.takeForAll('lock', ready)}
      onAsk={(step, ready) => setQuestion({ step, yearMonth, rows: ready })}
      onDownload={(ready) =>
        bulk.run(
          'pdf',
          ready,
          inTurn((row) => downloadPdf(row, yearMonth)),
        )
      }
      onChoose={choose}
    />
  )
}
