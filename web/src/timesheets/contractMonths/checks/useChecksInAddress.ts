import { useCallback, useMemo } from 'react'
import { withValues } from '../../../ui/address/withValues.ts'
import { useQueryInAddress } from '../../../ui/address/useQueryInAddress.ts'
import { checksIn, type Check } from './checks.ts'

export const CHECKS_IN_ADDRESS = 'with'

export type ChangeChecks = (change: (chosen: readonly Check[]) => readonly Check[]) => void

/** The points to check (differences, remarks) by which HR filters the list of contracts. The URL contains them. */
export function useChecksInAddress(): readonly [chosen: readonly Check[], choose: ChangeChecks] {
  const [query, change] = useQueryInAddress()
  const text = query.get(CHECKS_IN_ADDRESS)
  const choose = useCallback<ChangeChecks>(
    (changeOf) =>
      change(
        (current) => {
          const checks = changeOf(checksIn(current.get(CHECKS_IN_ADDRESS)))
          return withValues(current, { [CHECKS_IN_ADDRESS]: checks.join(',') })
        },
        { replace: true, preventScrollReset: true },
      ),
    [change],
  )
  return [useMemo(() => checksIn(text), [text]), choose]
}
