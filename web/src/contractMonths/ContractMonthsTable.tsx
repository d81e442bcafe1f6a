import { downloadTimesheetFor } from '@uurwerk/contract/timesheets'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { download } from '../api/download.ts'
import { showError } from '../notices/notices.ts'
import { paths } from '../paths.ts'
import { texts } from '../texts/texts.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { useSelectionOf } from '../ui/table/useSelectionOf.ts'
import type { RowKey } from '../ui/table/rowActions.ts'
import { useChoiceInAddress } from '../ui/useChoiceInAddress.ts'
import { BulkBar } from './BulkBar.tsx'
import { contractMonthColumns } from './contractMonthColumns.tsx'
import { ContractMonthsTools } from './ContractMonthsTools.tsx'
import { inTurn } from './inTurn.ts'
import { NoContractMonths } from './NoContractMonths.tsx'
import { notApproved } from './notApproved.ts'
import { RowActions } from './RowActions.tsx'
import { RowDialogs } from './RowDialogs.tsx'
import type { AskedStep } from './RowDialogs.tsx'
import { isApprovable, SEGMENTS, segments } from './segments.ts'
import type { Segment } from './segments.ts'
import { stepCounts } from './stepCounts.ts'
import { StepSummary } from './StepSummary.tsx'
import { contractMonthText } from './useListedRows.ts'
import { useBulk } from './useBulk.ts'
import type { ContractMonthSteps } from './useContractMonthSteps.ts'

type Props = {
  readonly yearMonth: YearMonth
  readonly rows: readonly ContractMonthRow[] | undefined
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
  readonly steps: ContractMonthSteps
  readonly internalHidden: boolean
  readonly onHideInternal: (hidden: boolean) => void
}

const keyOf = ({ contractId }: ContractMonthRow): RowKey => contractId
const SEARCH = {
  placeholder: texts.contractMonths.search,
  textOf: contractMonthText,
}

export function ContractMonthsTable(props: Props) {
  const { yearMonth, rows, load, steps } = props
  const words = texts.contractMonths
  const [segment, chooseSegment] = useChoiceInAddress('show', segments)
  const [chosen, setChosen] = useSelectionOf(yearMonth)
  const [asked, ask] = useState<AskedStep | null>(null)
  const choose = (next: readonly ContractMonthRow[]) => setChosen(new Set(next.map(keyOf)))
  const { progress, run, runAtOnce } = useBulk(choose)
  const navigate = useNavigate()

  const columns = useMemo(
    () =>
      contractMonthColumns(yearMonth, (row) => (
        <RowActions row={row} yearMonth={yearMonth} steps={steps} onAsk={ask} />
      )),
    [yearMonth, steps],
  )
  const inSegment = useMemo(() => rows?.filter(SEGMENTS[segment]), [rows, segment])
  const counts = useMemo(() => (rows === undefined ? null : stepCounts(rows)), [rows])

  // What is no longer in sight must not be approved along with the rest.
  function showSegment(next: Segment): void {
    chooseSegment(next)
    setChosen(new Set())
  }

  async function approve(wanted: readonly ContractMonthRow[]): Promise<readonly ContractMonthRow[]> {
    const refused = await steps.approve(wanted)
    if (refused.length > 0) {
      showError(notApproved(wanted, refused))
      window.scrollTo({ top: 0 })
    }
    const ids = new Set(refused.map(({ contractId }) => contractId))
    return wanted.filter(({ contractId }) => ids.has(contractId))
  }

  async function reopen(wanted: readonly ContractMonthRow[], reason: string): Promise<void> {
    const [only, ...others] = wanted
    if (only !== undefined && others.length === 0) await steps.reopen(only, reason)
    // The question goes away, and the bar says how far it has come.
    else void run('reopen', wanted, (row) => steps.reopen(row, reason))
  }

  return (
    <>
      <DataTable
        label={words.list(formatMonth(yearMonth))}
        columns={columns}
        rows={inSegment}
        rowKey={keyOf}
        load={load}
        defaultSort={{ key: 'username', descending: false }}
        search={SEARCH}
        csvName={words.csvName(yearMonth)}
        onOpen={({ contractId }) => void navigate(paths.adminContract({ contract: contractId, month: yearMonth }))}
        cardsBelow={1240}
        summary={load.error !== null && rows === undefined ? undefined : <StepSummary counts={counts} />}
        tools={
          <ContractMonthsTools
            segment={segment}
            onSegment={showSegment}
            internalHidden={props.internalHidden}
            onHideInternal={props.onHideInternal}
          />
        }
        selection={{ chosen, onChange: setChosen, nameOf: ({ username }) => username }}
        foot={(shown) => {
          const inSight = shown.filter((row) => chosen.has(keyOf(row)))
          return progress === null && inSight.length === 0 ? null : (
            <BulkBar
              yearMonth={yearMonth}
              chosen={inSight}
              approvable={shown.filter(isApprovable)}
              progress={progress}
              onApprove={(ready) => runAtOnce('approve', ready, approve)}
              onReopen={(ready) => ask({ step: 'reopen', rows: ready })}
              onDownload={(ready) =>
                run(
                  'pdf',
                  ready,
                  inTurn(({ contractId }) => download(downloadTimesheetFor, { params: { contractId, yearMonth } })),
                )
              }
              onChoose={choose}
            />
          )
        }}
        empty={
          <NoContractMonths
            yearMonth={yearMonth}
            isFiltered={(rows?.length ?? 0) > 0}
            onShowAll={() => showSegment('all')}
          />
        }
      />
      {asked !== null && (
        <RowDialogs
          asked={asked}
          onClose={() => ask(null)}
          onReopen={reopen}
          onConfirm={(row, reason) => steps.confirmFor(row, reason)}
        />
      )}
    </>
  )
}
