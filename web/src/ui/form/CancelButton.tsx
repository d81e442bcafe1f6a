import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { texts } from '../../texts/texts.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

type Props = { readonly isDirty: boolean; readonly onCancel: () => void }

/** 'Annuleren' under a form on the page itself; what was typed goes away only when that is meant. */
export function CancelButton({ isDirty, onCancel }: Props) {
  const [asking, question] = useDisclosure()
  return (
    <>
      <Button variant="subtle" onClick={isDirty ? question.open : onCancel}>
        {texts.ui.cancel}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={question.close}
        question={texts.ui.discardQuestion}
        confirm={texts.ui.discard}
        danger
        onConfirm={onCancel}
      />
    </>
  )
}
