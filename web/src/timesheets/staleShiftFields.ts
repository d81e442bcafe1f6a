import { texts } from '../texts/texts.ts'
import type { StaleField } from '../ui/form/StaleNotice.tsx'
import type { ShiftForm } from './shiftForm.ts'
import { hasWholeBreak } from './shiftForm.ts'
import { calloutOf } from './shiftPayload.ts'

const { timesheets: words } = texts

const written = {
  times: ({ start, end }) => `${start} – ${end}`,
  pause: (form) => (hasWholeBreak(form) ? `${form.breakStart} – ${form.breakEnd}` : words.withoutBreak),
  callout: (form) => words.callouts[calloutOf(form) ?? 'none'],
  interrupted: ({ interrupted }) => (interrupted ? words.yes : words.no),
  remark: ({ remark }) => remark.trim() || texts.table.nothing,
} as const satisfies Record<string, (form: ShiftForm) => string>

/** The differences between the stored shift and the values of the form, in words. */
export function staleShiftFields(theirs: ShiftForm, yours: ShiftForm): StaleField[] {
  const fields = Object.entries(written).map(([name, write]) => ({
    label: words.fields[name as keyof typeof written],
    theirs: write(theirs),
    yours: write(yours),
  }))
  return fields.filter((field) => field.theirs !== field.yours)
}
