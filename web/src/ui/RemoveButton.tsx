import { IconTrash } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'
import { AskFirstButton } from './AskFirstButton.tsx'

type Props = {
  readonly question: string
  /** What is removed with it. */
  readonly effect: string
  readonly onRemove: () => unknown
}

/** 'Verwijderen', for a record made by mistake; the server refuses a record that is in use and names what uses it. */
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
