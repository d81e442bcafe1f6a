import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { workedMonthQuery } from './workedMonthQuery.ts'

/**
 * Reads whether the previous and the next month are available. While the answer for a new month loads, the old values
 * stay. The arrow buttons are then not disabled for a moment, so they keep the focus.
 */
export function useMonthArrows(yearMonth: YearMonth) {
  const { data, isError } = useQuery({ ...workedMonthQuery(yearMonth), placeholderData: keepPreviousData })
  return {
    previousAvailable: data?.previousMonthAvailable ?? isError,
    nextAvailable: data?.nextMonthAvailable ?? isError,
  }
}
