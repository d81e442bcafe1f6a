import { DOCTOR_STATES } from '@uurwerk/contract/doctor/doctorChecks'
import type { Examined } from './queries.ts'

/** What asks attention first, in the doctor's own order within a state. */
export const worstFirst = (checks: readonly Examined[]): Examined[] =>
  checks.toSorted((a, b) => DOCTOR_STATES.indexOf(b.state) - DOCTOR_STATES.indexOf(a.state))
