import * as texts from '../../texts/texts.ts'
import { IconTrash } from '../icons.ts'
import { AskFirstButton } from './AskFirstButton.tsx'

type Props = {
  readonly question: string
  readonly effect: string
  readonly onRemove: () => unknown
}

/** Removes a record made by mistake. When other records use it, the server refuses, and names these records. */
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
  </AskFirstButton>
)
