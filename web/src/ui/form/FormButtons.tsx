import type { ComponentProps } from 'react'
import { ActionButton } from '../ActionButton.tsx'
import { DialogButtons } from '../DialogButtons.tsx'
import { CancelButton } from './CancelButton.tsx'

type Props = ComponentProps<typeof ActionButton> & {
  readonly onCancel: () => void
  /** For a form on the page itself: whether there is something typed to ask about. */
  readonly isDirty?: boolean
}

/** The foot of a form: 'Annuleren', and right of it what the form is for. */
export const FormButtons = ({ onCancel, isDirty = false, ...action }: Props) => (
  <DialogButtons>
    <CancelButton isDirty={isDirty} onCancel={onCancel} />
    <ActionButton type="submit" variant="filled" {...action} />
  </DialogButtons>
)
