import { Button } from '@mantine/core'
import { texts } from '../../texts/texts.ts'
import { askToDiscard } from './unsavedForms.ts'

type Props = { readonly onCancel: () => void }

/** 'Annuleren' of a form. It asks before the form's unsaved input is lost. */
export const CancelButton = ({ onCancel }: Props) => (
  <Button variant="subtle" onClick={({ currentTarget }) => askToDiscard(onCancel, currentTarget.closest('form'))}>
    {texts.ui.cancel}
  </Button>
)
