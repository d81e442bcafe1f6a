import type { ComponentProps } from 'react'
import { ActionButton } from '../ActionButton.tsx'
import { DialogButtons } from '../DialogButtons.tsx'
import { CancelButton } from './CancelButton.tsx'

type Props = ComponentProps<typeof ActionButton> & {
  readonly onCancel: () => void
}

/** The foot of a form: 'Annuleren', and right of it what the form is for. */
export const FormButtons = ({ onCancel, ...action }: Props) => (
  <DialogButtons>
    <CancelButton onCancel={onCancel} />
    <ActionButton type="submit" variant="filled" {...action} />
  </DialogButtons>
)
