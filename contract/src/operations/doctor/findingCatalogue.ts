import type { DoctorState } from './doctorChecks.ts'

export type Entry<Facts> = readonly [
  state: Exclude<DoctorState, 'green'>,
  sentence: (facts: Facts) => string,
  wayOut: string,
]

/** Each finding has a severity, a fault and a solution, and never the name of a person. */
export type FindingCatalogue = Readonly<Record<string, Entry<never>>>
