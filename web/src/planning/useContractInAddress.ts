import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { MonthContract } from '../contracts/queries.ts'

/** The contract of the address, else the first; choosing another is an address of its own. */
export function useContractInAddress(
  contracts: readonly MonthContract[],
): readonly [contract: MonthContract | undefined, choose: (contractId: number) => void] {
  const [search, setSearch] = useSearchParams()
  const written = Number(search.get('contract'))

  const choose = useCallback(
    (contractId: number) =>
      setSearch((query) => {
        query.set('contract', String(contractId))
        return query
      }),
    [setSearch],
  )
  return [contracts.find(({ id }) => id === written) ?? contracts[0], choose]
}
