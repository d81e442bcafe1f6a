import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useCallback, useEffect } from 'react'
import { setSharedMonth, useMonthIn } from './sharedMonth.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'

/**
 * The month of a screen: the month in the URL, or else the month that all screens share. When the user chooses a month,
 * both get the new month. The Back button restores the previous month. `ofMonth` is a query parameter that belongs to
 * one month, so it is removed when the user chooses another month.
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
