import { Navigate } from 'react-router'
import { paths } from '../paths.ts'
import { useIdInAddress } from '../ui/address/useIdInAddress.ts'
import { PayrollOfPerson } from './PayrollOfPerson.tsx'
import { useQuery } from '@tanstack/react-query'
import { contractQuery } from '../contracts/queries.ts'
import { useMonthInAddress } from '../app/month/useMonthInAddress.ts'
import * as texts from '../texts/texts.ts'
import { LoadError } from '../ui/page/load/LoadError.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { PayrollSkeleton } from './PayrollSkeleton.tsx'

/** Without a person in the URL, the browser goes to the list of contracts. */
export function PayrollPage() {
  const userId = useIdInAddress('user')
  const contractId = useIdInAddress('contract')
  if (userId !== null) return <PayrollOfPerson key={userId} userId={userId} />
  if (contractId !== null) return <PayrollOfContract contractId={contractId} />
  return <Navigate to={paths.adminContracts()} replace />
}

/** An old bookmark with the id of a contract opens the timesheet of the person of that contract. */
function PayrollOfContract({ contractId }: { readonly contractId: number }) {
  const [month] = useMonthInAddress()
  const { data, error, refetch } = useQuery(contractQuery(contractId))
  if (data !== undefined) return <Navigate to={paths.adminPayrollTimesheet({ user: data.userId, month })} replace />
  return (
    <>
      <PageHead title={texts.payroll.crumb} />
      {error === null ? <PayrollSkeleton /> : <LoadError error={error} onRetry={refetch} />}
    </>
  )
}
