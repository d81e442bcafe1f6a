import type { WorkedShift } from '@uurwerk/contract/timesheets'
import { toDay } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { texts } from '../texts/texts.ts'
import { Facts } from '../ui/page/Facts.tsx'
import { shiftFormOf } from './shiftForm.ts'
import { factNames, writtenShift } from './staleShiftFields.ts'
import classes from './timesheets.module.css'

/** A shift of an invoiced month, below its row: HR reads it and cannot change it. */
export function ShiftToRead({ shift }: { readonly shift: WorkedShift }) {
  const form = shiftFormOf(shift)
  const { fields } = texts.timesheets
  return (
    <div className={classes.editor}>
      <div className={classes.editorHead}>
        <h2>{shift.title}</h2>
        <p>
          {formatDayInWords(toDay(shift.startDate))} · {shift.customerName}
        </p>
      </div>
      <Facts beside facts={factNames.map((name) => ({ label: fields[name], value: writtenShift[name](form) }))} />
    </div>
  )
}
