import { Button } from '@mantine/core'
import { texts } from '../../texts/texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import type { Reactivation } from './useReactivation.ts'

/**
 * The dialog that asks whether to activate an inactive customer of the same name. When the user closes it without an
 * answer, the form of the new customer keeps its values.
 */
export function ReactivateDialog({ namesake, onAnswer }: Reactivation) {
  const words = texts.customers.create
  return (
    <Dialog opened onClose={() => onAnswer('neither')} title={words.namesakeTitle}>
      <p>{words.namesake(namesake.name)}</p>
      <DialogButtons>
        <Button onClick={() => onAnswer('new')}>{words.makeNew}</Button>
        <Button variant="filled" onClick={() => onAnswer('reactivate')} data-autofocus>
          {words.reactivate}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
