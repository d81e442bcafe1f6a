import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { useMemo, use, useCallback, useRef } from 'react'
import { makeStale } from '../../app/api/keepReadsFresh.ts'
import { changedRows } from '../../app/changes/changedRows.ts'
import { useChangesOfOthers } from '../../app/changes/useChangesOfOthers.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { concernsMonth, keptRows, refreshRows } from '../contractMonths/refreshRows.ts'
import { contractMonthsQuery } from '../contractMonths/queries.ts'
import { neighboursOf, rowsOfList } from './neighboursOf.ts'
import { reviewedList } from './reviewedList.ts'
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router'

type Input = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  /** Returns the URL of the open screen for another contract or another month. */
  readonly addressOf: (at: { readonly contract: number; readonly month: YearMonth }) => string
}

export type Review = ReturnType<typeof useReview>

const NONE: readonly ContractMonthRow[] = []

/**
 * The position of the open contract month in the list from which HR came, with the previous and the next one. When HR
 * did not come from a list, it is the position among all contracts of the month, sorted by name.
 */
export function useReview({ contractId, yearMonth, addressOf }: Input) {
  const { leave, isLeaving } = useLeaving()
  const { data } = useQuery(contractMonthsQuery(yearMonth))
  const rows = data ?? NONE
  const list = useMemo(() => reviewedList(yearMonth), [yearMonth])
  const ofList = useMemo(() => rowsOfList(rows, list, contractId), [rows, list, contractId])
  const listed = ofList ?? rows
  const { note } = useChangesOfOthers({
    rows: () => keptRows(yearMonth)?.filter((row) => row.contractId === contractId),
    changed: (before, after) => changedRows(before, after, (row) => row.contractId),
    isAbout: (change, key) => change.contractId === null || change.contractId === key,
    concerns: concernsMonth(yearMonth),
    refresh: async (changes) => {
      await refreshRows(yearMonth, changes)
      if (changes === null || changes.some((change) => change.contractId === contractId))
        await makeStale(fullTimesheet.shows ?? [], contractMonthsQuery(yearMonth).queryKey)
    },
  })
  return {
    ...neighboursOf(listed, contractId),
    yearMonth,
    /** The contracts of the month. The list is empty until the contracts are loaded. */
    rows,
    /** The row of the open month. Undefined until the list is loaded, and when the contract is not active in the month. */
    row: rows.find((row) => row.contractId === contractId),
    isLoaded: data !== undefined,
    /** The rows through which HR goes one after another. */
    listed,
    listName: list === null || ofList === null ? texts.review.allByName : list.name,
    /** A sentence that says who changed the open month a moment ago; null when nobody changed it. */
    note,
    listAddress: list === null || ofList === null ? paths.adminContracts({ month: yearMonth }) : list.address,
    go: (row: ContractMonthRow) => leave(addressOf({ contract: row.contractId, month: yearMonth })),
    /** Opens another month of the same contract. */
    goToMonth: (month: YearMonth) => leave(addressOf({ contract: contractId, month })),
    /** Opens another screen. */
    leave,
    /**
     * True while another month or screen is opening. The browser still shows the old month, but HR does not expect that
     * a key press still changes the old month.
     */
    isLeaving,
  }
}

/**
 * Opens another month, and returns whether another month or screen is still opening. The router changes the URL before
 * React shows the new screen. A key press in between would start an action on the old month, and the dialog of that
 * action would disappear together with the old screen (rule timesheets-81).
 */
function useLeaving() {
  const navigate = useNavigate()
  const { key: shown } = useLocation()
  const router = use(RouterContext)?.router
  const underWay = useRef(0)
  const isLeaving = useCallback(
    () =>
      underWay.current > 0 ||
      (router !== undefined && (router.state.navigation.state !== 'idle' || router.state.location.key !== shown)),
    [router, shown],
  )
  const leave = useCallback(
    (address: string) => {
      if (isLeaving()) return
      underWay.current += 1
      // With flushSync, another month of this screen is already shown when the promise settles. For another screen, the
      // router does not use flushSync.
      void Promise.resolve(navigate(address, { flushSync: true })).finally(() => (underWay.current -= 1))
    },
    [navigate, isLeaving],
  )
  return { leave, isLeaving }
}
