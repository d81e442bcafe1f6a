import type { DoctorState } from './doctorChecks.ts'

/** Findings by code: the severity, the fault and the solution. No finding contains the name of a person. */
export type FindingCatalogue = Readonly<
  Record<string, readonly [state: Exclude<DoctorState, 'green'>, sentence: (facts: never) => string, wayOut: string]>
>
