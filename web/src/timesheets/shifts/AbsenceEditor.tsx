import type { Absence } from '@uurwerk/contract/absences/absences'
import { refusalToRemoveAbsence } from '@uurwerk/domain/absences/refusalToRemoveAbsence'
import type { MonthFreeze } from '@uurwerk/domain/contracts/monthFreeze'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import type { Day } from '@uurwerk/domain/time/day'
import { IconTrash } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import classes from '../timesheets.module.css'

type Props = {
  readonly actingAs: ActingAs
  readonly absence: Absence
  /** The last day of the absence. It is the same as the first day when the absence has one day. */
  readonly last: Day
  readonly freeze: MonthFreeze | null
  readonly onRemove: () => unknown
}

/**
 * The editor of an absence, in which the user can only remove the absence. A single day of a prolonged sickness cannot
 * be removed, because the database has no record of that day.
 */
export function AbsenceEditor({ actingAs, absence, last, freeze, onRemove }: Props) {
  useFocusBack(true)
  const day = absence.date
  const isOfPeriod = actingAs === 'hr' && absence.id === 0
  const facts = { category: absence.absenceCategory, editedByAdmin: absence.editedByAdmin }
  return (
    <div className={classes.editor}>
      <div className={classes.editorHead}>
        <h2>{absence.title}</h2>
        <p>
          {formatDayInWords(day)}
          {last !== day && ` – ${formatDayInWords(last)}`}
        </p>
        <div className={classes.editorActions}>
          <ActionButton
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
            refusal={refusalToRemoveAbsence({ actingAs, freeze }, facts)}
            reason={isOfPeriod ? texts.timesheets.goesWithPeriod : null}
            reasonBelow
            onClick={onRemove}
          >
            {texts.timesheets.removeAbsence}
          </ActionButton>
        </div>
      </div>
    </div>
  )
}
