import type { HandedOver } from '@uurwerk/domain/payroll/payrollChanges'
import type { PayrollPerson } from '@uurwerk/domain/payroll/payrollPerson'

/** The part of a person's month that an export keeps for comparison. The description of a code is left out (rule payroll-32). */
export const handedOverOf = ({ employer, employeeNumber, lines }: PayrollPerson): HandedOver => ({
  employerNumber: employer?.number ?? null,
  employeeNumber,
  lines: lines.map(({ day, code, hours }) => ({ day, code, hours })),
})
