import type { PayrollHandover } from '@uurwerk/domain/payroll/export/payrollChanges'
import type { PayrollPerson } from '@uurwerk/domain/payroll/payrollPerson'

/**
 * The data of a person that an export stores, without the descriptions of the pay codes. The server compares the stored
 * data with later data to find changes (rule payroll-32).
 */
export const handedOverOf = ({ employer, employeeNumber, lines }: PayrollPerson): PayrollHandover => ({
  employerNumber: employer?.number ?? null,
  employeeNumber,
  lines: lines.map(({ day, code, hours }) => ({ day, code, hours })),
})
