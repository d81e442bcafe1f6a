import type { ComponentProps } from 'react'
import { ActionButton } from '../buttons/ActionButton.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { CancelButton } from './CancelButton.tsx'

type Props = ComponentProps<typeof ActionButton> & {
  readonly onCancel: () => void
}

/** The footer of a form: 'Annuleren' on the left, the save button on the right. */
export const FormButtons = ({ onCancel, ...action }: Props) => (
  <DialogButtons>
    <CancelButton onCancel={onCancel} />
    <ActionButton type="submit" variant="filled" {...action} />
  </DialogButtons>
)
