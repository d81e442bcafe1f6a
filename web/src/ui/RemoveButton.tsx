import { IconTrash } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'
import { AskFirstButton } from './AskFirstButton.tsx'

type Props = {
  readonly question: string
  /** The related records that are removed too. */
  readonly effect: string
  readonly onRemove: () => unknown
}

/**
 * 'Verwijderen', for a record that was made by mistake. The server refuses to remove a record that is in use, and names
 * what uses it.
 */
export const RemoveButton = ({ question, effect, onRemove }: Props) => (
  <AskFirstButton
    label={texts.ui.remove}
    icon={IconTrash}
    variant="subtle"
    color="red"
    question={question}
    danger
    onConfirm={onRemove}
  >
    <p>{effect}</p>
    <p>{texts.ui.removeForGood}</p>
  </AskFirstButton>
)
