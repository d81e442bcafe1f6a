import type { PayrollDay } from '@uurwerk/contract/payroll'
import { convertedSickness } from '@uurwerk/domain/absences/refusalToConvertSickness'
import { roundToSeconds } from '@uurwerk/domain/balances/exactSeconds'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import type { PayrollRow } from '@uurwerk/domain/payroll/payrollRows'

/** A row of the payroll timesheet in the form of the API. */
export const payrollDayDto = ({ day, code, length, payCode, absence }: PayrollRow): PayrollDay => ({
  date: day,
  code,
  hoursWorked: hoursOf(roundToSeconds(length)),
  codeDefinition: payCode.definition,
  absenceId: absence?.id ?? null,
  color: payCode.color,
  editable: absence !== null && payCode.editable,
  convertible: absence === null ? null : convertedSickness(absence.category),
})
