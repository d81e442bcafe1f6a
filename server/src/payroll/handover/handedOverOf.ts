import type { HandedOver } from '@uurwerk/domain/payroll/export/payrollChanges'
import type { PayrollPerson } from '@uurwerk/domain/payroll/payrollPerson'

/**
 * The data of a person's month that an export stores. Later changes are compared with this data. The description of a
 * pay code is not stored (rule payroll-32).
 */
export const handedOverOf = ({ employer, employeeNumber, lines }: PayrollPerson): HandedOver => ({
  employerNumber: employer?.number ?? null,
  employeeNumber,
  lines: lines.map(({ day, code, hours }) => ({ day, code, hours })),
})
