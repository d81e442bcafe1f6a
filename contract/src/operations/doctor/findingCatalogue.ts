import type { DoctorState } from './doctorChecks.ts'

export type Entry<Facts> = readonly [
  state: Exclude<DoctorState, 'green'>,
  sentence: (facts: Facts) => string,
  wayOut: string,
]

/** Findings by code: the severity, the fault and the solution. No finding contains the name of a person. */
export type FindingCatalogue = Readonly<Record<string, Entry<never>>>
