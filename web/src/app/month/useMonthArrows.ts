import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { workedMonthQuery } from './workedMonthQuery.ts'

/** While a new month loads, the old values stay. The arrow buttons are then not disabled, so they keep the focus. */
export function useMonthArrows(yearMonth: YearMonth) {
  const { data, isError } = useQuery({ ...workedMonthQuery(yearMonth), placeholderData: keepPreviousData })
  return {
    previousAvailable: data?.previousMonthAvailable ?? isError,
    nextAvailable: data?.nextMonthAvailable ?? isError,
  }
}
