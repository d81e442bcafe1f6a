import { ApiProblem } from '../../api/apiProblem.ts'
import type { PersonForm } from './personForm.ts'

/** Refusals of the whole person that are about one field of the form. */
const FIELDS: Readonly<Record<string, keyof PersonForm>> = {
  employment_start_refused: 'employmentStartDate',
  period_reversed: 'employmentStartDate',
  kind_has_history: 'employee',
  last_administrator: 'roles',
}

/** The same refusal, said beside the field that it is about. */
export function besideItsField(problem: ApiProblem): ApiProblem {
  const field = FIELDS[problem.code]
  if (field === undefined || problem.errors.length > 0) return problem
  const { status, code, message, facts } = problem
  return new ApiProblem(status, { ...facts, code, message, errors: [{ path: field, message }] })
}
