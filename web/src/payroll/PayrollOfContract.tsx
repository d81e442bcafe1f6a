import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { contractQuery } from '../contracts/queries.ts'
import { useMonthInAddress } from '../month/useMonthInAddress.ts'
import { paths } from '../paths.ts'
import { texts } from '../texts/texts.ts'
import { LoadError } from '../ui/page/LoadError.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { PayrollSkeleton } from './PayrollSkeleton.tsx'

/** Old bookmarks contain a contract id. They lead to the payroll timesheet of the person of that contract. */
export function PayrollOfContract({ contractId }: { readonly contractId: number }) {
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
