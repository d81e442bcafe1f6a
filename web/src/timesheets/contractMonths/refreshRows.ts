import type { RecentChange } from '@uurwerk/contract/audit/recentChanges'
import { contractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import type { Subject } from '@uurwerk/contract/endpoint'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { answerOf } from '../../app/api/call.ts'
import { queryClient } from '../../app/api/queryClient.ts'
import type { Changes } from '../../app/changes/watchChanges.ts'
import { contractMonthsQuery, monthDifferencesQuery } from './queries.ts'
import { withFreshRows } from './withFreshRows.ts'

/** The maximum number of rows that are loaded separately. When more contracts changed, the whole list is loaded. */
const MOST_CONTRACTS = 100
const SHOWN: ReadonlySet<Subject> = new Set(['shifts', 'months', 'invoices', 'contracts', 'customers', 'people'])

export const keptRows = (yearMonth: YearMonth) =>
  queryClient.getQueryData(contractMonthsQuery(yearMonth).queryKey)?._embedded.contractWithTimeSheetInfoDtoList

/** A change without a month can be about every month. */
export const concernsMonth =
  (yearMonth: YearMonth) =>
  ({ subjects, yearMonth: changed }: Pick<RecentChange, 'subjects' | 'yearMonth'>): boolean =>
    (changed === null || changed === yearMonth) && subjects.some((subject) => SHOWN.has(subject))

/** When a change names no contract, the whole list is loaded again (rule screens-49). */
export async function refreshRows(yearMonth: YearMonth, changes: Changes): Promise<void> {
  const { queryKey } = contractMonthsQuery(yearMonth)
  void queryClient.invalidateQueries({ queryKey: monthDifferencesQuery(yearMonth).queryKey })
  const ids = contractsOf(changes)
  if (ids !== null) {
    const params = { yearMonth }
    const answer = await answerOf(contractMonths, { params, query: { contracts: ids.join(',') } })
    const months = queryClient.getQueryData(queryKey)
    const merged = months && withFreshRows(months, ids, answer)
    if (merged === undefined) return
    if (merged !== null) return void queryClient.setQueryData(queryKey, merged)
  }
  await queryClient.refetchQueries({ queryKey, exact: true })
}

function contractsOf(changes: Changes): readonly number[] | null {
  if (changes === null) return null
  const ids = new Set(changes.map(({ contractId }) => contractId))
  const known = [...ids].filter((id) => id !== null)
  return known.length < ids.size || known.length > MOST_CONTRACTS ? null : known
}
