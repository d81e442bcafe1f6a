import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { ColumnsSkeleton } from '../ui/page/load/ColumnsSkeleton.tsx'
import { LoadError } from '../ui/page/load/LoadError.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { useIdInAddress } from '../ui/address/useIdInAddress.ts'
import { ContractDetail } from './detail/ContractDetail.tsx'
import { contractQuery } from './queries.ts'

/** The page of one contract. When the URL contains no contract, the browser goes to the list of contracts. */
export function ContractPage() {
  const id = useIdInAddress('contract')
  return id === null ? <Navigate to={paths.adminContracts()} replace /> : <ContractById key={id} id={id} />
}

function ContractById({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(contractQuery(id))
  if (data !== undefined) return <ContractDetail contract={data} />
  return (
    <>
      <PageHead title={texts.contracts.detail.title(id)} />
      {error === null ? <ColumnsSkeleton side={132} main={[180]} /> : <LoadError error={error} onRetry={refetch} />}
    </>
  )
}
