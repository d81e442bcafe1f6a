import type { PayrollMonth } from '@uurwerk/contract/payroll/payroll'
import type { EbloxRefusal } from '@uurwerk/domain/payroll/export/refusalToExportEblox'

type Facts = Pick<PayrollMonth, 'userId' | 'userName' | 'employeeNr' | 'hrEmployer'>

/**
 * The reason why the eBlox file is refused, as far as the browser knows. Only the server knows the payroll number of
 * the HR employer.
 */
export function ebloxRefusal({ userId, userName, employeeNr, hrEmployer }: Facts): EbloxRefusal | null {
  const person = { personId: userId, name: userName }
  const problems = [
    ...(hrEmployer === null ? [{ code: 'hr_employer_missing', ...person } as const] : []),
    ...(employeeNr === null ? [{ code: 'employee_number_missing', ...person } as const] : []),
  ]
  return problems.length === 0 ? null : { code: 'payroll_incomplete', problems }
}
