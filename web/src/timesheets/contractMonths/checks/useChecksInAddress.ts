import { useCallback, useMemo } from 'react'
import { useQueryInAddress } from '../../../ui/address/useQueryInAddress.ts'
import { checksIn, type Check } from './checks.ts'

export const CHECKS_IN_ADDRESS = 'with'

/** The checks by which HR filters the list of contracts. The address contains them. */
export function useChecksInAddress(): readonly [chosen: readonly Check[], choose: (checks: readonly Check[]) => void] {
  const [query, change] = useQueryInAddress()
  const written = query.get(CHECKS_IN_ADDRESS)
  const choose = useCallback(
    (checks: readonly Check[]) =>
      change(
        (current) => {
          if (checks.length === 0) current.delete(CHECKS_IN_ADDRESS)
          else current.set(CHECKS_IN_ADDRESS, checks.join(','))
          return current
        },
        { replace: true, preventScrollReset: true },
      ),
    [change],
  )
  return [useMemo(() => checksIn(written), [written]), choose]
}
