import type { PersonKind } from '../../people/personKind.ts'
import type { ShiftTimes } from '../shift/shift.ts'
import type { WorkingTimeWarning } from './workingTimeWarning.ts'
import { workingTimeWarnings } from './workingTimeWarnings.ts'

type Change = {
  readonly kind: PersonKind
  readonly before: readonly ShiftTimes[]
  readonly after: readonly ShiftTimes[]
}

/** The warnings that the planning did not have before the change (rule planning-61). */
export function newWorkingTimeWarnings({ kind, before, after }: Change): WorkingTimeWarning[] {
  const warnings = workingTimeWarnings({ kind, shifts: after })
  if (warnings.length === 0) return []
  const known = new Set(workingTimeWarnings({ kind, shifts: before }).map(identityOf))
  return warnings.filter((warning) => !known.has(identityOf(warning)))
}

/**
 * A warning before a change and a warning after it are the same warning when they have the same key. When a week that
 * is too long becomes longer, the key changes only at the next limit (rule planning-61).
 */
function identityOf(warning: WorkingTimeWarning): string {
  const { code, severity } = warning
  switch (warning.code) {
    case 'rest_too_short':
      return [code, ...warning.between].join(' ')
    case 'week_too_long':
      return [code, severity, warning.monday].join(' ')
    case 'shift_too_short':
      return [code, warning.day, warning.start].join(' ')
    default:
      return [code, severity, warning.day].join(' ')
  }
}
