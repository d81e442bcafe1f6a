import type { PayrollPerson } from '../payrollPerson.ts'

/** A payroll number or an HR employer that is missing for an eBlox file. */
export type PayrollProblem =
  | {
      readonly code: 'hr_employer_missing' | 'employee_number_missing'
      readonly personId: number
      readonly name: string
    }
  | { readonly code: 'employer_number_missing'; readonly employerName: string }

/**
 * The missing numbers and HR employers that prevent the export. The missing numbers of employers come first in the
 * list. A person without hours needs no number.
 */
export function payrollProblems(people: readonly PayrollPerson[]): PayrollProblem[] {
  const withHours = people.filter(({ lines }) => lines.length > 0)
  const unnumbered = new Set(
    withHours.flatMap(({ employer }) => (employer !== null && employer.number === null ? [employer.name] : [])),
  )
  return [
    ...[...unnumbered].map((employerName) => ({ code: 'employer_number_missing', employerName }) as const),
    ...withHours.flatMap(({ personId, name, employer, employeeNumber }) => [
      ...(employer === null ? [{ code: 'hr_employer_missing', personId, name } as const] : []),
      ...(employeeNumber === null ? [{ code: 'employee_number_missing', personId, name } as const] : []),
    ]),
  ]
}

export type EbloxRefusal = { readonly code: 'payroll_incomplete'; readonly problems: readonly PayrollProblem[] }

/** Each line needs the numbers of the employer and the employee (rule payroll-29). */
export function refusalToExportEblox(people: readonly PayrollPerson[]): EbloxRefusal | null {
  const problems = payrollProblems(people)
  return problems.length === 0 ? null : { code: 'payroll_incomplete', problems }
}
