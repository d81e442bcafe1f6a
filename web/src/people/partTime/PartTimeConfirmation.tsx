import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { Button } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import type { Person } from '../queries.ts'
import { FocusedNote } from '../detail/FocusedNote.tsx'
import { partTimeRows } from './partTimeRows.ts'

type Props = {
  readonly person: Person
  readonly wanted: PartTimeRecord
  readonly onSave: () => Promise<unknown>
  readonly onClose: () => void
}

/** The question before part-time records are saved. It shows the table with the records as they will be. */
export function PartTimeConfirmation({ person, wanted, onSave, onClose }: Props) {
  const words = texts.people.partTime
  const moves = partTimeRows(person.facts.records, wanted).some(({ mark }) => mark === 'moved')
  return (
    <>
      <FocusedNote>{moves ? words.neighboursMove : words.nothingMoves}</FocusedNote>
      <DialogButtons>
        <Button variant="subtle" onClick={onClose}>
          {texts.ui.cancel}
        </Button>
        <ActionButton variant="filled" onClick={onSave}>
          {words.save}
        </ActionButton>
      </DialogButtons>
    </>
  )
}
