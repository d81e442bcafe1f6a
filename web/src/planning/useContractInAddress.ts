import { useCallback } from 'react'
import type { MonthContract } from '../contracts/queries.ts'
import { useQueryInAddress } from '../ui/address/useQueryInAddress.ts'

/** The contract in the URL, or else the first contract. When the user chooses a contract, the URL changes. */
export function useContractInAddress(
  contracts: readonly MonthContract[],
): readonly [contract: MonthContract | undefined, choose: (contractId: number) => void] {
  const [search, setSearch] = useQueryInAddress()
  const chosenId = Number(search.get('contract'))

  const choose = useCallback(
    (contractId: number) =>
      setSearch((query) => {
        query.set('contract', String(contractId))
        return query
      }),
    [setSearch],
  )
  return [contracts.find(({ id }) => id === chosenId) ?? contracts[0], choose]
}
