import type { WorkingTimeWarning } from '@uurwerk/contract/workingTime'

export type { WorkingTimeWarning }

const WORST_FIRST = ['strong', 'warn', 'info'] as const satisfies readonly WorkingTimeWarning['severity'][]

/** What is said of the days that are asked for, worst first; of a week it is said of each of its days, and here once. */
export function warningsOn(warnings: readonly WorkingTimeWarning[], days: ReadonlySet<string>): WorkingTimeWarning[] {
  const seen = new Map<string, WorkingTimeWarning>()
  for (const warning of warnings)
    if (days.has(warning.day) && !seen.has(warning.message)) seen.set(warning.message, warning)
  return worstFirst([...seen.values()])
}

/** Those of a month, each sentence once. */
export const distinctWarnings = (warnings: readonly WorkingTimeWarning[]): WorkingTimeWarning[] =>
  warningsOn(warnings, new Set(warnings.map(({ day }) => day)))

const worstFirst = (warnings: readonly WorkingTimeWarning[]): WorkingTimeWarning[] =>
  warnings.toSorted((a, b) => WORST_FIRST.indexOf(a.severity) - WORST_FIRST.indexOf(b.severity))
