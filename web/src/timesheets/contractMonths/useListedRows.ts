import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { useMemo } from 'react'
import { searchRows } from '../../ui/table/searchRows.ts'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { hasAnyOf, type ListedMonth } from './checks/checks.ts'
import { useChecksInAddress } from './checks/useChecksInAddress.ts'
import { SEGMENTS, segments } from './stages/segments.ts'

/** The text of a row in which the search field of the list looks for the typed words. */
export const contractMonthText = ({ username, customerName }: ContractMonthRow): string => `${username} ${customerName}`

/** The rows that the list shows. The URL contains the filters and the search. */
export function useListedRows(rows: readonly ListedMonth[]) {
  const [segment] = useChoiceInAddress('show', segments)
  const [checks] = useChecksInAddress()
  const [query] = useQueryInAddress()
  const sought = query.get('q') ?? ''
  return useMemo(() => {
    const matching = rows.filter((row) => SEGMENTS[segment](row) && hasAnyOf(row, checks))
    return searchRows(matching, contractMonthText, sought)
  }, [rows, segment, checks, sought])
}
