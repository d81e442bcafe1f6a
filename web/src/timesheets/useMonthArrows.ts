import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { workedMonthQuery } from './queries.ts'

/** Whether there is a previous and a next month. While the answer loads, the values of the previous month are kept, so that the arrows keep the focus. */
export function useMonthArrows(yearMonth: YearMonth) {
  const { data, isError } = useQuery({ ...workedMonthQuery(yearMonth), placeholderData: keepPreviousData })
  return {
    previousAvailable: data?.previousMonthAvailable ?? isError,
    nextAvailable: data?.nextMonthAvailable ?? isError,
  }
}
