import type { Absence } from '@uurwerk/contract/absences/absences'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../ui/dialog/DialogButtons.tsx'
import type { CSSProperties } from 'react'
import { IconCircleHalf2, IconTrash } from '../ui/icons.ts'
import { useAbsences } from './useAbsences.ts'
import classes from './absences.module.css'

type Props = {
  readonly absence: Absence
  readonly onClose: () => void
}

/** The dialog of an absence in the calendar. Employees can remove an absence in this dialog, but cannot edit it. */
export function AbsenceDialog({ absence, onClose }: Props) {
  const { remove } = useAbsences(monthOf(absence.date))
  const style = { '--leave': absence.color, '--on-leave': absence.textColor } as CSSProperties
  return (
    <Dialog onClose={onClose} title={texts.absences.removeQuestion} subtitle={formatDayInWords(absence.date)}>
      <p className={classes.title} style={style}>
        {!absence.fullDay && <IconCircleHalf2 size={16} stroke={1.75} aria-hidden />}
        {absence.title}
      </p>
      <DialogButtons>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {texts.ui.cancel}
        </Button>
        <div>
          <ActionButton
            variant="filled"
            color="red"
            icon={IconTrash}
            refusal={absence.actions.remove}
            reasonBelow
            onClick={() => {
              onClose()
              void remove([absence])
            }}
            data-autofocus
          >
            {texts.absences.remove}
          </ActionButton>
        </div>
      </DialogButtons>
    </Dialog>
  )
}
