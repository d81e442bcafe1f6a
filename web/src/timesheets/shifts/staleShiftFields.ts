import * as texts from '../../texts/texts.ts'
import { differences } from '../../ui/form/stale/differences.ts'
import type { StaleField } from '../../ui/form/stale/StaleNotice.tsx'
import { hasWholeBreak, type ShiftForm } from './shiftForm.ts'
import { calloutOf } from './shiftPayload.ts'

const words = texts.timesheets

export const factNames = ['times', 'pause', 'callout', 'interrupted', 'remark'] as const

export const formatShift = {
  times: ({ start, end }) => `${start} – ${end}`,
  pause: (form) => (hasWholeBreak(form) ? `${form.breakStart} – ${form.breakEnd}` : words.withoutBreak),
  callout: (form) => words.callouts[calloutOf(form) ?? 'none'],
  interrupted: ({ interrupted }) => (interrupted ? words.yes : words.no),
  remark: ({ remark }) => remark.trim() || texts.table.nothing,
} as const satisfies Record<(typeof factNames)[number], (form: ShiftForm) => string>

export const staleShiftFields = (theirs: ShiftForm, yours: ShiftForm): readonly StaleField[] =>
  differences(formatFields(theirs), formatFields(yours))

const formatFields = (form: ShiftForm) =>
  factNames.map((name) => [words.fields[name], formatShift[name](form)] as const)
