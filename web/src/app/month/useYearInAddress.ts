import { yearOf } from '@uurwerk/domain/time/day'
import { useCallback } from 'react'
import { today } from '../clock/now.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'

/** The year of a screen: the year in the address, otherwise the current year. */
export function useYearInAddress(): readonly [year: number, choose: (year: number) => void] {
  const [query, setQuery] = useQueryInAddress()
  const written = query.get('year') ?? ''
  const year = /^20\d\d$/.test(written) ? Number(written) : yearOf(today())

  const choose = useCallback(
    (next: number) =>
      setQuery(
        (current) => {
          current.set('year', String(next))
          return current
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  )
  return [year, choose]
}
