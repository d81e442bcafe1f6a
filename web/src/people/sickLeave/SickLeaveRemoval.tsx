import { removeProlongedSickLeave } from '@uurwerk/contract/absences/prolongedSickLeave'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import type { Person } from '../queries.ts'
import { offerSickLeaveUndo } from './offerSickLeaveUndo.ts'
import { SickLeaveEffect } from './SickLeaveEffect.tsx'
import type { SickLeavePeriod } from './sickLeaveForm.ts'
import { writtenSickLeave } from './writtenSickLeave.ts'

export type Removal = {
  readonly period: SickLeavePeriod
  /** The server's preview of the person after the removal of the prolonged sickness. */
  readonly effect: Person
}

type Props = { readonly removal: Removal; readonly onClose: () => void }

export function SickLeaveRemoval({ removal: { period, effect }, onClose }: Props) {
  const words = texts.people.sickLeave
  const [giveBack, setGiveBack] = useState(true)
  const { mutateAsync: remove } = useAction(removeProlongedSickLeave)

  async function act(): Promise<void> {
    const params = { id: effect.id, periodId: period.id }
    await remove({ params, query: { giveBack: giveBack ? 'true' : 'false' } })
    // Without the records that were given back, the undo could not restore the state before the removal.
    if (giveBack) offerSickLeaveUndo(words.removed, { personId: effect.id, before: period, id: null })
    else showNote(words.removed)
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      question={words.removeQuestion}
      confirm={words.remove}
      icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
      danger
      onConfirm={act}
    >
      <p>{writtenSickLeave(period)}</p>
      <SickLeaveEffect effect={givenBackBy(effect)} giveBack={giveBack} onGiveBack={setGiveBack} />
    </ConfirmDialog>
  )
}

/** The records that the removal of a prolonged sickness restores. This removal does not remove other records. */
const givenBackBy = ({ givenBack }: Person) => (givenBack === undefined ? {} : { givenBack })
