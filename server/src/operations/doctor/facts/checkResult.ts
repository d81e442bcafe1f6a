import type { QueryContext } from '../../../app/context.ts'
import { DOCTOR_STATES, type DoctorCheck, type DoctorPlace } from '@uurwerk/contract/operations/doctor/doctorChecks'
import { findingInWords, type Finding } from '@uurwerk/contract/operations/doctor/findings'

/** The services include no signed-in user, because an operator examines an office without a session. */
export type ExamineContext = Omit<QueryContext, 'actor'>

/** A finding of the installation check, with the screens on which the office can correct it. */
export type FindingWithPlaces = Finding & { readonly places?: readonly DoctorPlace[] }

export type CheckResult = { readonly summary: string; readonly found: readonly FindingWithPlaces[] }

export function checkResultDto(check: DoctorCheck, { summary, found }: CheckResult) {
  const findings = found.map((finding) => ({ ...findingInWords(finding), places: [...(finding.places ?? [])] }))
  return { check, state: worstOf(findings), summary, findings }
}

export const worstOf = (parts: readonly { readonly state: (typeof DOCTOR_STATES)[number] }[]) =>
  DOCTOR_STATES.findLast((state) => parts.some((part) => part.state === state)) ?? 'green'
