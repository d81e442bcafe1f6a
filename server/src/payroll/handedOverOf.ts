import type { HandedOver } from '@uurwerk/domain/payroll/payrollChanges'
import type { PayrollPerson } from '@uurwerk/domain/payroll/payrollPerson'

/** What counts of somebody's month when it is looked at whether it changed: not what a code is called. */
export const handedOverOf = ({ employer, employeeNumber, lines }: PayrollPerson): HandedOver => ({
  employerNumber: employer?.number ?? null,
  employeeNumber,
  lines: lines.map(({ day, code, hours }) => ({ day, code, hours })),
})
