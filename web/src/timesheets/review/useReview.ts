import { calculateInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from '../../app/api/queryClient.ts'
import { changedRows } from '../../app/changes/changedRows.ts'
import { useChangesOfOthers } from '../../app/changes/useChangesOfOthers.ts'
import { contractTimesheetQuery } from '../../app/month/personMonthQueries.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { concernsMonth, keptRows, refreshRows } from '../contractMonths/refreshRows.ts'
import { contractMonthsQuery } from '../contractMonths/queries.ts'
import { neighboursOf, rowsOfList, type Neighbours } from './neighboursOf.ts'
import { reviewedList } from './reviewedList.ts'
import { useLeaving } from './useLeaving.ts'

type Input = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  /** The address of the open screen for another contract. */
  readonly addressOf: (at: { readonly contract: number; readonly month: YearMonth }) => string
}

export type Review = Neighbours & {
  readonly yearMonth: YearMonth
  /** The contracts of the month. The list is empty until they are loaded. */
  readonly rows: readonly ContractMonthRow[]
  /**
   * The row of the open month. Undefined until the list is loaded, and when the contract is not active in the month.
   */
  readonly row: ContractMonthRow | undefined
  readonly isLoaded: boolean
  /** The months that HR reviews one after another. */
  readonly listed: readonly ContractMonthRow[]
  readonly listName: string
  readonly listAddress: string
  /** A sentence that says who changed the open month a moment ago; null when nobody changed it. */
  readonly note: string | null
  readonly go: (row: ContractMonthRow) => void
  /** Opens another month of the same contract. */
  readonly goToMonth: (month: YearMonth) => void
  /** Opens another screen. */
  readonly leave: (address: string) => void
  /**
   * True while another month or screen is opening. The browser still shows the old month, and HR does not expect a step
   * for it any more.
   */
  readonly isLeaving: () => boolean
}

const NONE: readonly ContractMonthRow[] = []

/**
 * The position of a month in the list from which HR came. Without such a list, it is the position among all contracts
 * of the month, sorted by name.
 */
export function useReview({ contractId, yearMonth, addressOf }: Input): Review {
  const { leave, isLeaving } = useLeaving()
  const { data } = useQuery(contractMonthsQuery(yearMonth))
  const rows = data ?? NONE
  const list = useMemo(() => reviewedList(yearMonth), [yearMonth])
  const ofList = useMemo(() => rowsOfList(rows, list, contractId), [rows, list, contractId])
  const listed = ofList ?? rows
  const { note } = useChangesOfOthers({
    rows: () => keptRows(yearMonth)?.filter((row) => row.contractId === contractId),
    changed: (before, after) => changedRows(before, after, (row) => row.contractId),
    rowOf: (change) => change.contractId,
    concerns: concernsMonth(yearMonth),
    refresh: async (changes) => {
      await refreshRows(yearMonth, changes)
      if (changes === null || changes.some((change) => change.contractId === contractId))
        await readMonthAgain(contractId, yearMonth)
    },
  })
  return {
    ...neighboursOf(listed, contractId),
    yearMonth,
    rows,
    row: rows.find((row) => row.contractId === contractId),
    isLoaded: data !== undefined,
    listed,
    listName: list === null || ofList === null ? texts.review.allByName : list.name,
    note,
    listAddress: list === null || ofList === null ? paths.adminContracts({ month: yearMonth }) : list.address,
    go: (row) => leave(addressOf({ contract: row.contractId, month: yearMonth })),
    goToMonth: (month) => leave(addressOf({ contract: contractId, month })),
    leave,
    isLeaving,
  }
}

/** Reads the sheet and the invoice preview of the open month again, but not the list of all contracts. */
async function readMonthAgain(contractId: number, yearMonth: YearMonth): Promise<void> {
  const sheet = queryClient.invalidateQueries({ queryKey: contractTimesheetQuery({ contractId, yearMonth }).queryKey })
  await Promise.all([sheet, queryClient.invalidateQueries({ queryKey: [calculateInvoice.path] })])
}
