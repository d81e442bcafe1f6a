import { halfDays, type HalfDays } from './halfDays.ts'

/** The counters of absence that is not leave: the days of sickness without a certificate. */
export const absenceCounters = {
  SICK_LEAVE_NO_CERTIFICATE: { label: 'Ziekte zonder attest' },
} as const

export type AbsenceCounterType = keyof typeof absenceCounters

/** The law of 18 December 2025 lowers the days of sickness without a certificate from three to two per year. */
const grants: readonly { readonly fromYear: number; readonly granted: HalfDays }[] = [
  { fromYear: 2026, granted: halfDays(4) },
  { fromYear: 0, granted: halfDays(6) },
]

/** The days of sickness without a certificate that the law allows in a year (rule balances-7). */
export const sickDaysWithoutCertificate = (year: number): HalfDays =>
  grants.find(({ fromYear }) => year >= fromYear)?.granted ?? halfDays(0)
