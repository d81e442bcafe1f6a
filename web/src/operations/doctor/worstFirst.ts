import { DOCTOR_STATES } from '@uurwerk/contract/operations/doctor/doctorChecks'
import type { CheckResult } from './queries.ts'

/** Sorts the checks of the installation by severity. Checks with the same severity keep their order. */
export const worstFirst = (checks: readonly CheckResult[]): CheckResult[] =>
  checks.toSorted((a, b) => DOCTOR_STATES.indexOf(b.state) - DOCTOR_STATES.indexOf(a.state))
