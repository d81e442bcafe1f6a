import { formatHundredths } from '@uurwerk/domain/money/formatHours'
import type { PayrollChange } from '@uurwerk/domain/payroll/export/payrollChanges'
import type { PayrollProblem } from '@uurwerk/domain/payroll/export/refusalToExportEblox'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'

export function payrollProblemText(problem: PayrollProblem): string {
  switch (problem.code) {
    case 'employer_number_missing':
      return `het loonkantoornummer van ${problem.employerName}`
    case 'employee_number_missing':
      return `het werknemersnummer van ${problem.name}`
    case 'hr_employer_missing':
      return `de HR werkgever van ${problem.name}`
  }
}

/** A difference between the last payroll export and the current data, such as '12-11-2026 0260: 7,60 → 3,80 uur'. */
export function payrollChangeText(change: PayrollChange): string {
  if (change.field === 'hours') {
    const [before, after] = [formatHundredths(change.before), formatHundredths(change.after)]
    return `${formatDayWithDashes(change.day)} ${change.code}: ${before} → ${after} uur`
  }
  const field = change.field === 'employerNumber' ? 'Loonkantoornummer' : 'Werknemersnummer'
  return `${field}: ${change.before ?? 'geen'} → ${change.after ?? 'geen'}`
}

export const NEW_SINCE_EXPORT = 'Nog niet geëxporteerd'
export const GONE_SINCE_EXPORT = 'Werd geëxporteerd, maar hoort nu niet meer bij deze HR werkgever'

export const premiumsNoteText = (labels: readonly string[]): string | null =>
  labels.length === 0 ? null : `Zonder looncode, en dus niet in de export: ${labels.join(', ')}.`
