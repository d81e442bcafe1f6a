import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useMemo, memo } from 'react'
import type { RowKey } from '../../../ui/table/rowActions.ts'
import type { StepToConfirm } from '../row/RowDialogs.tsx'
import { downloadPdf, KEY_OF } from '../row/rowSteps.ts'
import { isApprovable } from '../stages/segments.ts'
import { BulkBar } from './BulkBar.tsx'
import { inTurn } from './inTurn.ts'
import type { useBulk } from './useBulk.ts'
import type { useListSteps } from './useListSteps.ts'
import * as texts from '../../../texts/texts.ts'
import classes from '../contractMonths.module.css'

type Props = {
  readonly yearMonth: YearMonth
  readonly shown: readonly ContractMonthRow[]
  readonly chosen: ReadonlySet<RowKey>
  readonly choose: (rows: readonly ContractMonthRow[]) => void
  readonly bulk: ReturnType<typeof useBulk>
  readonly acts: ReturnType<typeof useListSteps>
  readonly setQuestion: (toConfirm: StepToConfirm) => void
}

/** The bar has the actions on the selected rows. Without a selected row, it has the keyboard keys of the list. */
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

const words = texts.contractMonths.keys
const KEYS = [
  { keys: ['j', 'k'], does: words.row },
  { keys: ['x'], does: words.choose },
  { keys: ['Enter'], does: words.open },
  { keys: [KEY_OF.approve], does: words.approve },
  { keys: ['/'], does: words.search },
  { keys: ['?'], does: words.all },
]

/** The most used keyboard keys of the list of contracts. It is shown only when the user has a keyboard. */
const KeyHelp = memo(() => (
  <p className={classes.keys}>
    {KEYS.map(({ keys, does }) => (
      <span key={does}>
        {keys.map((key) => (
          <kbd key={key} className={classes.key}>
            {key}
          </kbd>
        ))}{' '}
        {does}
      </span>
    ))}
  </p>
))
