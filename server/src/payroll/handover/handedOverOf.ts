import type { PayrollHandover } from '@uurwerk/domain/payroll/export/payrollChanges'
import type { PayrollPerson } from '@uurwerk/domain/payroll/payrollPerson'

/** Later changes are compared with this data, without the description of a pay code (rule payroll-32). */
export const handedOverOf = ({ employer, employeeNumber, lines }: PayrollPerson): PayrollHandover => ({
  employerNumber: employer?.number ?? null,
  employeeNumber,
  lines: lines.map(({ day, code, hours }) => ({ day, code, hours })),
})
