import type { DoctorState } from './doctorChecks.ts'

/** Findings by code: how bad, what is the matter, and the way out. None of them names a person. */
export type FindingCatalogue = Readonly<
  Record<string, readonly [state: Exclude<DoctorState, 'green'>, sentence: (facts: never) => string, wayOut: string]>
>
