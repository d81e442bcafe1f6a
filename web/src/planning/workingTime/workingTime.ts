import type { WorkingTimeWarning } from '@uurwerk/contract/planning/workingTime'

export type { WorkingTimeWarning }

const WORST_FIRST = ['strong', 'warn', 'info'] as const satisfies readonly WorkingTimeWarning['severity'][]

/** The working time warnings of the given days without duplicates, the most serious warning first. */
export function warningsOn(warnings: readonly WorkingTimeWarning[], days: ReadonlySet<string>): WorkingTimeWarning[] {
  const seen = new Map<string, WorkingTimeWarning>()
  for (const warning of warnings)
    if (days.has(warning.day) && !seen.has(warning.message)) seen.set(warning.message, warning)
  return worstFirst([...seen.values()])
}

/** The working time warnings of a month without duplicate sentences. */
export const distinctWarnings = (warnings: readonly WorkingTimeWarning[]): WorkingTimeWarning[] =>
  warningsOn(warnings, new Set(warnings.map(({ day }) => day)))

const worstFirst = (warnings: readonly WorkingTimeWarning[]): WorkingTimeWarning[] =>
  warnings.toSorted((a, b) => WORST_FIRST.indexOf(a.severity) - WORST_FIRST.indexOf(b.severity))
