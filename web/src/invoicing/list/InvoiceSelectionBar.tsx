import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconCheck, IconSend, IconTrash } from '../../ui/icons.ts'
import { SelectionBar } from '../../ui/table/parts/SelectionBar.tsx'
import type { InvoiceRow } from '../queries.ts'

type Props = {
  readonly chosen: readonly InvoiceRow[]
  readonly onFinish: (invoices: readonly InvoiceRow[]) => void
  readonly onSend: (invoices: readonly InvoiceRow[]) => void
  readonly onRemove: (invoices: readonly InvoiceRow[]) => void
  readonly onClear: () => void
}

/** When the server refuses an action for some invoices, a report shows each reason. */
export function InvoiceSelectionBar({ chosen, onFinish, onSend, onRemove, onClear }: Props) {
  const words = texts.batches.selection
  const [concepts, sendable, removable] = (['finish', 'send', 'delete'] as const).map((act) =>
    chosen.filter(({ actions }) => actions[act] === null),
  ) as [InvoiceRow[], InvoiceRow[], InvoiceRow[]]
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
        reason={sendable.length === 0 ? words.nothingToSend : null}
        onClick={() => onSend(sendable)}
      >
        {words.send(sendable.length, chosen.length)}
      </ActionButton>
      <ActionButton
        variant="subtle"
        color="red"
        icon={IconTrash}
        reason={removable.length === 0 ? words.nothingToFinish : null}
        onClick={() => onRemove(removable)}
      >
        {words.remove(removable.length, chosen.length)}
      </ActionButton>
    </SelectionBar>
  )
}
