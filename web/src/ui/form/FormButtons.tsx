import * as texts from '../../texts/texts.ts'
import type { ComponentProps } from 'react'
import { ActionButton } from '../buttons/ActionButton.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { Button } from '@mantine/core'
import { askToDiscard } from './drafts/unsavedForms.ts'

type Props = ComponentProps<typeof ActionButton> & {
  /** Closes the form; undefined for a form that stays open. */
  readonly onCancel?: () => void
}

export const FormButtons = ({ onCancel, ...action }: Props) => (
  <DialogButtons>
    {onCancel !== undefined && <CancelButton onCancel={onCancel} />}
    <ActionButton type="submit" variant="filled" {...action} />
  </DialogButtons>
)

/** The button 'Annuleren' of a form. When the form has unsaved input, the button first asks for confirmation. */
export const CancelButton = ({ onCancel }: { readonly onCancel: () => void }) => (
  <Button variant="subtle" onClick={({ currentTarget }) => askToDiscard(onCancel, currentTarget.closest('form'))}>
    {texts.ui.cancel}
  </Button>
)
