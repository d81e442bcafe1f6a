import { Button } from '@mantine/core'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import type { Person } from '../queries.ts'
import { FocusedNote } from '../detail/FocusedNote.tsx'
import { SickLeaveEffect } from './SickLeaveEffect.tsx'
import type { SickLeaveForm } from './sickLeaveForm.ts'
import { writtenSickLeave } from './writtenSickLeave.ts'

type Props = {
  readonly dates: SickLeaveForm
  /** The server's preview of the person after the change of the prolonged sickness. */
  readonly effect: Person
  readonly onSave: (giveBack: boolean) => Promise<unknown>
  readonly onClose: () => void
}

export function SickLeaveConfirmation({ dates, effect, onSave, onClose }: Props) {
  const [giveBack, setGiveBack] = useState(true)
  return (
    <>
      <FocusedNote>
        <p>{texts.people.sickLeave.becomes(writtenSickLeave(dates))}</p>
        <SickLeaveEffect effect={effect} giveBack={giveBack} onGiveBack={setGiveBack} />
      </FocusedNote>
      <DialogButtons>
        <Button variant="subtle" onClick={onClose}>
          {texts.ui.cancel}
        </Button>
        <ActionButton variant="filled" onClick={() => onSave(giveBack)}>
          {texts.people.sickLeave.save}
        </ActionButton>
      </DialogButtons>
    </>
  )
}
