import { Button } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { askToDiscard } from './unsavedForms.ts'

type Props = { readonly onCancel: () => void }

/** The button 'Annuleren' of a form. When the form has unsaved input, the button first asks for confirmation. */
export const CancelButton = ({ onCancel }: Props) => (
  <Button variant="subtle" onClick={({ currentTarget }) => askToDiscard(onCancel, currentTarget.closest('form'))}>
    {texts.ui.cancel}
  </Button>
)
