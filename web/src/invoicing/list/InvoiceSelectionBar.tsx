import { IconCheck, IconSend, IconTrash } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { SelectionBar } from '../../ui/table/parts/SelectionBar.tsx'
import type { InvoiceRow } from '../queries.ts'

type Props = {
  readonly chosen: readonly InvoiceRow[]
  readonly onFinish: (invoices: readonly InvoiceRow[]) => void
  readonly onSend: (invoices: readonly InvoiceRow[]) => void
  readonly onRemove: (invoices: readonly InvoiceRow[]) => void
  readonly onClear: () => void
}

/**
 * The bar with the actions on the selected invoices. When an action is refused for an invoice, the report gives the
 * reason.
 */
export function InvoiceSelectionBar({ chosen, onFinish, onSend, onRemove, onClear }: Props) {
  const words = texts.batches.selection
  const concepts = chosen.filter(({ invoiceNr }) => invoiceNr === null)
  const numbered = chosen.filter(({ invoiceNr }) => invoiceNr !== null)
  return (
    <SelectionBar label={words.label} status={words.chosen(chosen.length)} clear={words.clear} onClear={onClear}>
      <ActionButton
        variant={concepts.length > 0 ? 'filled' : 'subtle'}
        icon={IconCheck}
        reason={concepts.length === 0 ? words.nothingToFinish : null}
        onClick={() => onFinish(concepts)}
      >
        {words.finish(concepts.length, chosen.length)}
      </ActionButton>
      <ActionButton
        variant={concepts.length === 0 ? 'filled' : 'subtle'}
        icon={IconSend}
        reason={numbered.length === 0 ? words.nothingToSend : null}
        onClick={() => onSend(numbered)}
      >
        {words.send(numbered.length, chosen.length)}
      </ActionButton>
      <ActionButton
        variant="subtle"
        color="red"
        icon={IconTrash}
        reason={concepts.length === 0 ? words.nothingToFinish : null}
        onClick={() => onRemove(concepts)}
      >
        {words.remove(concepts.length, chosen.length)}
      </ActionButton>
    </SelectionBar>
  )
}
