import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import type { Invoice } from '../queries.ts'

type Props = {
  readonly invoice: Invoice
  readonly opened: boolean
  readonly onClose: () => void
  readonly onDelete: () => Promise<unknown>
}

export function DeleteConceptDialog({ invoice, opened, onClose, onDelete }: Props) {
  const words = texts.invoicing.detail
  const navigate = useNavigate()
  const month = invoice.yearMonth === null ? undefined : toYearMonth(invoice.yearMonth)

  async function remove(): Promise<void> {
    await onDelete()
    showNote(words.removed)
    await navigate(paths.adminInvoices({ month }), { replace: true })
  }
  const what = [invoice.companyName, invoice.employeeName, month && formatMonth(month)]
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      question={words.removeQuestion}
      confirm={words.remove}
      danger
      onConfirm={remove}
    >
      <p>
        <strong>{what.filter(Boolean).join(' · ')}</strong>, {writtenEuros(invoice.totalVATIncluded)}
      </p>
      <p>{words.removeEffect}</p>
    </ConfirmDialog>
  )
}
