import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { workedMonthQuery } from './queries.ts'

/** Whether there is a month before and after this one; until the answer comes what held for the month one comes from, so that the arrows stay. */
export function useMonthArrows(yearMonth: YearMonth) {
  const { data, isError } = useQuery({ ...workedMonthQuery(yearMonth), placeholderData: keepPreviousData })
  return {
    previousAvailable: data?.previousMonthAvailable ?? isError,
    nextAvailable: data?.nextMonthAvailable ?? isError,
  }
}
