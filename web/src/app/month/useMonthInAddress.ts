import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useCallback, useEffect } from 'react'
import { setSharedMonth, useMonthIn } from './sharedMonth.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'

/**
 * The month in the URL, or else the month that all screens share. A choice changes both, and the Back button returns to
 * the previous month. `ofMonth` is the name of a query parameter that belongs to one month; the choice of another month
 * removes this parameter.
 */
export function useMonthInAddress(ofMonth?: string): readonly [month: YearMonth, choose: (month: YearMonth) => void] {
  const [search, setSearch] = useQueryInAddress()
  const month = useMonthIn(search)

  useEffect(() => setSharedMonth(month), [month])

  const choose = useCallback(
    (next: YearMonth) =>
      setSearch((query) => {
        query.set('month', next)
        if (ofMonth !== undefined) query.delete(ofMonth)
        return query
      }),
    [setSearch, ofMonth],
  )
  return [month, choose]
}
