import { resumePerson } from '@uurwerk/contract/people/people'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import { personName } from '../personName.ts'
import type { Person } from '../queries.ts'

type Props = { readonly person: Person; readonly opened: boolean; readonly onClose: () => void }

/**
 * The dialog that removes the last working day of a person. Records that were closed because of that day stay closed.
 */
export function ResumeDialog({ person, opened, onClose }: Props) {
  const words = texts.people.resume
  const { mutateAsync: resume } = useAction(resumePerson)

  async function confirm(): Promise<void> {
    await resume({ params: { id: person.id } })
    showNote(words.done(personName(person)))
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      question={words.question(personName(person))}
      confirm={words.action}
      onConfirm={confirm}
    >
      {person.employmentEndDate !== null && <p>{words.effect(writtenDay(person.employmentEndDate))}</p>}
    </ConfirmDialog>
  )
}
