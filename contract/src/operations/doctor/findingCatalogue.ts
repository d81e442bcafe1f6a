import type { DoctorState } from './doctorChecks.ts'

export type Entry<Facts> = readonly [
  state: Exclude<DoctorState, 'green'>,
  sentence: (facts: Facts) => string,
  wayOut: string,
]

/**
 * The findings of the installation check by code. Each finding has a severity, a fault and a solution. A finding never
 * contains the name of a person.
 */
export type FindingCatalogue = Readonly<Record<string, Entry<never>>>
