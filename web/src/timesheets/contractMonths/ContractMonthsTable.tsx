import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { MonthsToStep } from '@uurwerk/contract/timesheets/monthSteps'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { today } from '../../app/clock/now.ts'
import { ChangedNote } from '../../app/changes/ChangedNote.tsx'
import { showFailure } from '../../app/api/queryClient.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { showNote } from '../../ui/toast/showNote.tsx'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useSelectionOf } from '../../ui/table/useSelectionOf.ts'
import type { RowKey } from '../../ui/table/rowActions.ts'
import { searchRows } from '../../ui/table/searchRows.ts'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { tellDone } from './bulk/tellDone.ts'
import { BulkBar } from './bulk/BulkBar.tsx'
import { contractMonthColumns, exportedColumns } from './contractMonthColumns.tsx'
import { ContractMonthsTools } from './ContractMonthsTools.tsx'
import { isOneOfSeveral } from './isOneOfSeveral.ts'
import { KeyHelp } from './KeyHelp.tsx'
import { inTurn } from './bulk/inTurn.ts'
import { NoContractMonths } from './NoContractMonths.tsx'
import { notTaken } from './bulk/notTaken.ts'
import { downloadPdf } from './row/rowSteps.ts'
import { useRowSteps } from './row/useRowSteps.ts'
import { RowDialogs } from './row/rowDialogsLater.ts'
import type { AskedStep } from './row/RowDialogs.tsx'
import { RowRefusalNote } from './row/RowRefusalNote.tsx'
import { isApprovable, SEGMENTS, segments } from './segments.ts'
import type { Segment } from './segments.ts'
import { stageCounts } from './stageCounts.ts'
import { StageSummary } from './StageSummary.tsx'
import { contractMonthText } from './useListedRows.ts'
import { useKeepReviewedList } from '../review/useKeepReviewedList.ts'
import { useBulk } from './bulk/useBulk.ts'
import type { BulkStep } from './bulk/useBulk.ts'
import { useWatchedRows } from './useWatchedRows.ts'
import { useRowRefusals } from './row/useRowRefusals.ts'
import type { ContractMonthSteps, RefusedMonths, SettledMonths } from './useContractMonthSteps.ts'

type Props = {
  readonly yearMonth: YearMonth
  readonly rows: readonly ContractMonthRow[] | undefined
  /** The rows of the internal company, when HR has hidden these rows. */
  readonly hidden: readonly ContractMonthRow[]
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
  readonly steps: ContractMonthSteps
  readonly internalHidden: boolean
  readonly onHideInternal: (hidden: boolean) => void
}

const NOBODY: ReadonlySet<RowKey> = new Set()
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
  const [question, setQuestion] = useState<AskedStep | null>(null)
  // When the month changes, an open dialog about the previous month closes.
  const asked = question?.yearMonth === yearMonth ? question : null
  const choose = (next: readonly ContractMonthRow[]) => setChosen(new Set(next.map(keyOf)))
  const { progress, run, runAtOnce } = useBulk(choose)
  const watched = useWatchedRows(yearMonth, segment)
  const { refusals, refuse, refuseUndo, clear, attempt } = useRowRefusals(yearMonth)
  /** Closes the message below a row. The row leaves the list when it no longer matches the filter. */
  function close({ contractId }: ContractMonthRow): void {
    clear([contractId])
    watched.release(contractId)
  }

  const date = today()
  const { take, keys } = useRowSteps({
    yearMonth,
    today: date,
    steps,
    attempt,
    refuse,
    onDisapprove: disapprove,
    onAsk: setQuestion,
  })
  const several = useMemo(() => isOneOfSeveral(rows ?? []), [rows])
  const columns = useMemo(
    () =>
      contractMonthColumns({
        inMonth: { yearMonth, today: date },
        onTake: take,
        isOneOfSeveral: (row) => several(row),
      }),
    [yearMonth, date, take, several],
  )
  const forFile = useMemo(() => exportedColumns(columns), [columns])
  // A row with a refused step stays in the list, and so does a row that a colleague changed, also when the row no longer
  // matches the chosen filter.
  const inSegment = useMemo(
    () =>
      rows?.filter((row) => SEGMENTS[segment](row) || refusals.has(row.contractId) || watched.kept.has(row.contractId)),
    [rows, segment, refusals, watched.kept],
  )
  const counts = useMemo(() => (rows === undefined ? null : stageCounts(rows)), [rows])

  // The screen of a month shows the place of the month in this list.
  const keepList = useKeepReviewedList(yearMonth, texts.contractMonths.segments[segment])

  // Selected rows that are no longer shown must not be approved.
  const showSegment = useCallback(
    (next: Segment): void => {
      chooseSegment(next)
      setChosen(NOBODY)
    },
    [chooseSegment, setChosen],
  )

  const foundHidden = (sought: string) => searchRows(props.hidden.filter(SEGMENTS[segment]), SEARCH.textOf, sought)

  async function approve(wanted: readonly ContractMonthRow[]): Promise<readonly ContractMonthRow[]> {
    clear(wanted.map(({ contractId }) => contractId))
    const { refused } = await steps.setApproved(wanted, true).catch(fail)
    const done = taken(wanted, refused)
    tellDone('approve', done, () =>
      steps.setApproved(done, false).then((undone) => refuseUndo(done, undone.refused), showFailure),
    )
    return left('approve', wanted, refused)
  }

  async function disapprove(row: ContractMonthRow): Promise<void> {
    clear([row.contractId])
    settle('disapprove', [row], await steps.setApproved([row], false).catch(fail))
  }

  /** Says what a step changed and offers its undo, shows the refusals, and returns the rows that were refused. */
  function settle(
    step: BulkStep,
    wanted: readonly ContractMonthRow[],
    { refused, undos }: SettledMonths,
  ): readonly ContractMonthRow[] {
    const done = taken(wanted, refused)
    tellDone(step, done, () => steps.undo(undos).then((notUndone) => refuseUndo(done, notUndone), showFailure))
    return left(step, wanted, refused)
  }

  /** Shows the refusals, and returns the rows that were refused. */
  function left(
    step: BulkStep,
    wanted: readonly ContractMonthRow[],
    refused: RefusedMonths,
  ): readonly ContractMonthRow[] {
    refuse(refused)
    if (refused.length > 0 && wanted.length > 1) showNote(notTaken(step, wanted, refused))
    const ids = new Set(refused.map(({ contractId }) => contractId))
    return wanted.filter(({ contractId }) => ids.has(contractId))
  }

  /** Takes a step for one or many rows in one call. The bar below the list shows that the step runs. */
  function takeForAll(step: MonthsToStep['step'], wanted: readonly ContractMonthRow[], reason = ''): Promise<void> {
    clear(wanted.map(({ contractId }) => contractId))
    const act = async () => {
      const settled = await steps.takeForAll(step, wanted, reason).catch(fail)
      if (step !== 'lock') return settle(step, wanted, settled)
      const done = taken(wanted, settled.refused)
      tellDone(step, done, () =>
        steps.takeForAll('unlock', done, '').then((undone) => refuseUndo(done, undone.refused), showFailure),
      )
      return left(step, wanted, settled.refused)
    }
    return wanted.length === 1 ? act().then(() => {}) : runAtOnce(step, wanted, act)
  }

  async function unlock(row: ContractMonthRow): Promise<void> {
    const undoId = await attempt(row, () => steps.unlock(row))
    showUndo(words.unlocked(row.username), () => void attempt(row, () => steps.undoUnlock(row, undoId)).catch(() => {}))
  }

  return (
    <>
      <ChangedNote note={watched.note} />
      <DataTable
        label={words.list(formatMonth(yearMonth))}
        columns={columns}
        rows={inSegment}
        rowKey={keyOf}
        load={load}
        defaultSort={{ key: 'username', descending: false }}
        search={SEARCH}
        csvName={words.csvName(yearMonth)}
        csvColumns={forFile}
        linkOf={({ contractId }) => paths.adminContract({ contract: contractId, month: yearMonth })}
        keys={keys}
        oneLine
        cardsBelow={900}
        summary={
          load.error !== null && rows === undefined ? undefined : (
            <StageSummary counts={counts} segment={segment} onSegment={showSegment} />
          )
        }
        tools={
          <ContractMonthsTools
            rows={rows}
            segment={segment}
            onSegment={showSegment}
            internalHidden={props.internalHidden}
            onHideInternal={props.onHideInternal}
            onView={() => setChosen(NOBODY)}
          />
        }
        noteOf={(row) => {
          const refusal = refusals.get(row.contractId)
          return refusal === undefined ? undefined : (
            <RowRefusalNote username={row.username} refusal={refusal} onClose={() => close(row)} />
          )
        }}
        selection={{ chosen, onChange: setChosen, nameOf: ({ username }) => username }}
        changed={watched.changed}
        onShown={keepList}
        foot={(shown) => {
          const inSight = shown.filter((row) => chosen.has(keyOf(row)))
          return progress === null && inSight.length === 0 ? (
            <KeyHelp />
          ) : (
            <BulkBar
              yearMonth={yearMonth}
              chosen={inSight}
              approvable={shown.filter(isApprovable)}
              progress={progress}
              onApprove={(ready) => runAtOnce('approve', ready, approve)}
              onLock={(ready) => takeForAll('lock', ready)}
              onAsk={(step, ready) => setQuestion({ step, yearMonth, rows: ready })}
              onDownload={(ready) =>
                run(
                  'pdf',
                  ready,
                  inTurn((row) => downloadPdf(row, yearMonth)),
                )
              }
              onChoose={choose}
            />
          )
        }}
        notFoundText={(sought) => {
          const { length } = foundHidden(sought)
          return length === 0 ? undefined : words.empty.hidden(length)
        }}
        notFound={(sought) =>
          foundHidden(sought).length > 0 && (
            <Button onClick={() => props.onHideInternal(false)}>{words.empty.showHidden}</Button>
          )
        }
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
          onClose={() => setQuestion(null)}
          onReopen={(wanted, reason) => takeForAll('reopen', wanted, reason)}
          onConfirm={(wanted, reason) => takeForAll('confirm', wanted, reason)}
          onUnlock={unlock}
        />
      )}
    </>
  )
}

/** The rows for which the server took the step. */
function taken(wanted: readonly ContractMonthRow[], refused: RefusedMonths): readonly ContractMonthRow[] {
  const ids = new Set(refused.map(({ contractId }) => contractId))
  return wanted.filter(({ contractId }) => !ids.has(contractId))
}

function fail(error: unknown): never {
  showFailure(error)
  throw error
}
