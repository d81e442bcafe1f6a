import type { HalfDays } from './halfDays.ts'
import { halfDays } from './halfDays.ts'

/** The one absence counter: days of sickness for which no certificate is needed. */
export const absenceCounters = {
  SICK_LEAVE_NO_CERTIFICATE: { label: 'Ziekte zonder attest' },
} as const

export type AbsenceCounterType = keyof typeof absenceCounters

/** The law of 18 December 2025: three days a calendar year became two. */
const grants: readonly { readonly fromYear: number; readonly granted: HalfDays }[] = [
  { fromYear: 2026, granted: halfDays(4) },
  { fromYear: 0, granted: halfDays(6) },
]

/** Holds rule balances-7. */
export const sickDaysWithoutCertificate = (year: number): HalfDays =>
  grants.find(({ fromYear }) => year >= fromYear)?.granted ?? halfDays(0)
