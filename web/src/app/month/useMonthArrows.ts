import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { workedMonthQuery } from './workedMonthQuery.ts'

/**
 * Whether the previous and the next month are available. While the answer for a new month loads, the old values are
 * kept, so that the arrow buttons keep the focus.
 */
export function useMonthArrows(yearMonth: YearMonth) {
  const { data, isError } = useQuery({ ...workedMonthQuery(yearMonth), placeholderData: keepPreviousData })
  return {
    previousAvailable: data?.previousMonthAvailable ?? isError,
    nextAvailable: data?.nextMonthAvailable ?? isError,
  }
}
