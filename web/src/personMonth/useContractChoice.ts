import { useCallback } from 'react'
import type { MonthContract } from '../contracts/queries.ts'
import { useIdInAddress } from '../ui/useIdInAddress.ts'
import { useQueryInAddress } from '../ui/useQueryInAddress.ts'

/** The contract in the address, so that a link shows the same contract. Null when the address names no contract of the month. */
export function useContractChoice(
  contracts: readonly MonthContract[],
): readonly [contractId: number | null, choose: (contractId: number | null) => void] {
  const [, setQuery] = useQueryInAddress()
  const written = useIdInAddress('contract')

  const choose = useCallback(
    (contractId: number | null) =>
      setQuery(
        (current) => {
          if (contractId === null) current.delete('contract')
          else current.set('contract', String(contractId))
          return current
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )
  return [contracts.some(({ id }) => id === written) ? written : null, choose]
}
