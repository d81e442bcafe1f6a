import { texts } from '../texts/texts.ts'
import type { StaleField } from '../ui/form/StaleNotice.tsx'
import type { ShiftTypeForm } from './shiftTypeForm.ts'

/** The fields that differ between two versions of a shift type, with their values as texts. */
export function changedShiftTypeFields(theirs: ShiftTypeForm, yours: ShiftTypeForm): readonly StaleField[] {
  const [before, mine] = [writtenFields(theirs), writtenFields(yours)]
  return before.flatMap(([label, value], index) => {
    const own = mine[index]?.[1] ?? ''
    return value === own ? [] : [{ label, theirs: value, yours: own }]
  })
}

function writtenFields(form: ShiftTypeForm): readonly (readonly [label: string, value: string])[] {
  const words = texts.shiftTypes
  return [
    [words.name, form.name],
    [words.color, form.color],
    [words.hours, writtenPeriod(form.start, form.end)],
    [words.hasPause, form.hasPause ? writtenPeriod(form.pauseStart, form.pauseEnd) : words.noPause],
  ]
}

const writtenPeriod = (start: string, end: string): string => `${start} – ${end}`
