import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import { useHideInternal } from '../../contracts/useHideInternal.ts'
import { BatchStrip } from '../../invoicing/batch/BatchStrip.tsx'
import * as texts from '../../texts/texts.ts'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { showNote } from '../../ui/toast/showNote.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { refusedReasons } from './bulk/refusedReasons.ts'
import { tellDone } from './bulk/useListSteps.ts'
import { useChecksInAddress } from './checks/useChecksInAddress.ts'
import { ContractMonthsTable } from './ContractMonthsTable.tsx'
import { MonthSteps } from './head/MonthSteps.tsx'
import { contractMonthsQuery, monthDifferencesQuery } from './queries.ts'
import { segments } from './stages/segments.ts'
import { CHANGED_ROWS, stepOptions } from './stepOptions.ts'
import { lockAllMonths, type ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { takeMonthSteps } from '@uurwerk/contract/timesheets/monthSteps'
import { withDifferences, type Check } from './checks/checks.ts'

export function ContractMonthsPage() {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const { rows, listed, load } = useRowsOfMonth(yearMonth)
  const [internalHidden, hideInternal] = useHideInternal()
  const present = useMemo(() => listed?.filter((row) => !(internalHidden && row.internal)), [listed, internalHidden])
  const [, showSegment] = useChoiceInAddress('show', segments)
  const hidden = useMemo(
    () => (internalHidden && listed?.filter((row) => row.internal)) || [],
    [listed, internalHidden],
  )
  const unlocked = useMemo(() => rows?.filter(({ actions }) => actions.lock === null) ?? [], [rows])
  const lockAll = useLockAll(yearMonth)
  // Loads the rows of another month before HR clicks the arrow to it, so that HR waits less after the click.
  const client = useQueryClient()
  const prepareMonth = useCallback(
    (near: YearMonth) => void client.prefetchQuery({ ...contractMonthsQuery(near), meta: { isQuiet: true } }),
    [client],
  )
  const review = useCallback(() => showSegment('approvable'), [showSegment])

  return (
    <>
      <PageHead
        title={texts.contractMonths.title}
        actions={
          <MonthSteps yearMonth={yearMonth} rows={present} unlocked={unlocked} onReview={review} onLockAll={lockAll} />
        }
      >
        <MonthSwitcher
          month={yearMonth}
          onChange={chooseMonth}
          onNear={prepareMonth}
          previousAvailable
          nextAvailable
          pick
        />
      </PageHead>
      <BatchStrip />
      <ContractMonthsTable
        yearMonth={yearMonth}
        rows={present}
        hidden={hidden}
        load={load}
        internalHidden={internalHidden}
        onHideInternal={hideInternal}
      />
    </>
  )
}

/** Locks all plannings of a month. The undo unlocks only the plannings that this action locked. */
function useLockAll(yearMonth: YearMonth) {
  const options = { ...stepOptions(yearMonth), meta: {} }
  const { mutateAsync: lockAll } = useAction(lockAllMonths, options)
  const { mutateAsync: unlock } = useAction(takeMonthSteps, options)
  return useCallback(async () => {
    const { locked = [], _embedded } = await lockAll({ params: { yearMonth } })
    const ids = new Set(locked)
    const done = _embedded.contractWithTimeSheetInfoDtoList.filter(({ contractId }) => ids.has(contractId))
    const body = { step: 'unlock' as const, contractIds: locked, reason: '' }
    tellDone('lock', done, async () => {
      // When the server refuses the whole undo, the error is ignored here, because the red banner shows the reason.
      const answer = await unlock({ params: { yearMonth }, query: CHANGED_ROWS, body }).catch(() => null)
      if (answer !== null && answer.refused.length > 0) showNote(refusedReasons('unlock', done, answer.refused))
    })
  }, [lockAll, unlock, yearMonth])
}

function useRowsOfMonth(yearMonth: YearMonth) {
  const { data, error, refetch } = useQuery(contractMonthsQuery(yearMonth))
  // The first data renders in short tasks, between which the browser can react. Later data renders at once.
  const rows = useDeferredValue(data !== undefined) ? data : undefined
  const [checks] = useChecksInAddress()
  const differences = useDifferences(yearMonth, rows, checks)
  const isPending = rows === undefined && error === null
  const load = useMemo(() => ({ isPending, error, refetch }), [isPending, error, refetch])
  return { rows, listed: differences.rows, load: differences.load ?? load }
}

/** The list is shown before the numbers of differences are loaded, except when HR filters by them. */
function useDifferences(yearMonth: YearMonth, rows: readonly ContractMonthRow[] | undefined, checks: readonly Check[]) {
  const load = useQuery(monthDifferencesQuery(yearMonth))
  const { data } = load
  const counted = useMemo(
    () =>
      rows &&
      (data === undefined
        ? rows
        : withDifferences(rows, new Map(data.months.map(({ contractId, differences }) => [contractId, differences])))),
    [rows, data],
  )
  const isNeeded = checks.includes('differences') && data === undefined
  return { rows: isNeeded ? undefined : counted, load: isNeeded ? load : null }
}
