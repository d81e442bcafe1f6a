import { Navigate } from 'react-router'
import { paths } from '../paths.ts'
import { useIdInAddress } from '../ui/useIdInAddress.ts'
import { PayrollOfContract } from './PayrollOfContract.tsx'
import { PayrollOfPerson } from './PayrollOfPerson.tsx'

/** The payroll timesheet of a person. An address without an id leads to the list of contracts. */
export function PayrollPage() {
  const userId = useIdInAddress('user')
  const contractId = useIdInAddress('contract')
  if (userId !== null) return <PayrollOfPerson key={userId} userId={userId} />
  if (contractId !== null) return <PayrollOfContract contractId={contractId} />
  return <Navigate to={paths.adminContracts()} replace />
}
