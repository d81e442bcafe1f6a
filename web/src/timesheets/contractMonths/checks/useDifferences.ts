import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { monthDifferencesQuery } from '../queries.ts'
import { withDifferences } from './checks.ts'
import type { Check } from './checks.ts'

/**
 * Adds the differences with the locked planning to the rows of the list. The list does not wait for the differences,
 * except when HR filters by them.
 */
export function useDifferences(
  yearMonth: YearMonth,
  rows: readonly ContractMonthRow[] | undefined,
  checks: readonly Check[],
) {
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
