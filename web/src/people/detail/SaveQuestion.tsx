import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import type { StaleField } from '../../ui/form/StaleNotice.tsx'

type Props = {
  readonly changes: readonly StaleField[]
  readonly onAnswer: (yes: boolean) => void
}

/** The question before each save of a person. It shows the effect of the save. */
export const SaveQuestion = ({ changes, onAnswer }: Props) => (
  <ConfirmDialog
    opened
    onClose={() => onAnswer(false)}
    question={texts.people.detail.saveQuestion}
    confirm={texts.people.detail.save}
    onConfirm={() => onAnswer(true)}
  >
    <ul>
      {changes.map(({ label, theirs, yours }) => (
        <li key={label}>{texts.people.detail.change(label, theirs, yours)}</li>
      ))}
    </ul>
  </ConfirmDialog>
)
