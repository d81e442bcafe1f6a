import {
  deleteInvoice,
  downloadCreditNote,
  downloadInvoice,
  downloadInvoiceUbl,
  finishInvoice,
  sendInvoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { useDisclosure } from '@mantine/hooks'
import { useAction } from '../../app/api/useAction.ts'
import { download } from '../../app/api/request/download.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import {
  IconCheck,
  IconFileTypePdf,
  IconFileTypeXml,
  IconPencil,
  IconReceiptRefund,
  IconSend,
  IconTrash,
} from '../../ui/icons.ts'
import { invoiceWrites, type Invoice } from '../queries.ts'
import { CreditNoteDialog } from './credit/CreditNoteDialog.tsx'
import { EditInvoiceDialog } from './edit/EditInvoiceDialog.tsx'
import { useParameter } from '../../ui/address/useParameter.ts'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'

const words = texts.invoicing.detail

type Props = { readonly invoice: Invoice }

/**
 * The buttons of an invoice. The button of the most likely next step has a filled background. 'Factureren' asks for no
 * confirmation (rule invoicing-117).
 */
export function InvoiceActions({ invoice }: Props) {
  const { actions } = invoice
  const [editing, openEditor] = useEditorInAddress()
  const [crediting, creditor] = useDisclosure()
  const [removing, remover] = useDisclosure()

  return (
    <>
      {actions.delete === null && (
        <ActionButton variant="subtle" color="red" icon={IconTrash} onClick={remover.open}>
          {words.remove}
        </ActionButton>
      )}
      <ActionButton icon={IconPencil} refusal={actions.edit} onClick={() => openEditor(true)}>
        {words.edit}
      </ActionButton>
      <Downloads invoice={invoice} />
      {actions.credit === null && (
        <ActionButton icon={IconReceiptRefund} onClick={creditor.open}>
          {words.credit}
        </ActionButton>
      )}
      <NextSteps invoice={invoice} />
      {editing && actions.edit === null && <EditInvoiceDialog invoice={invoice} onClose={() => openEditor(false)} />}
      {crediting && invoice.creditFacts !== null && (
        <CreditNoteDialog invoice={invoice} facts={invoice.creditFacts} onClose={creditor.close} />
      )}
      <DeleteConceptDialog invoice={invoice} opened={removing} onClose={remover.close} />
    </>
  )
}

/** The buttons that download the documents of the invoice. They disappear when the server has deleted the documents. */
function Downloads({ invoice: { id, actions } }: Props) {
  const params = { id }
  return (
    <>
      <ActionButton
        icon={IconFileTypePdf}
        refusal={actions.download}
        onClick={() => download(downloadInvoice, { params })}
      >
        {words.download}
      </ActionButton>
      {actions.downloadUbl?.code !== 'invoice_not_finished' && (
        <ActionButton
          icon={IconFileTypeXml}
          refusal={actions.downloadUbl}
          onClick={() => download(downloadInvoiceUbl, { params })}
        >
          {words.downloadUbl}
        </ActionButton>
      )}
      {actions.downloadCreditNote?.code !== 'no_credit_note' && (
        <ActionButton
          icon={IconFileTypePdf}
          refusal={actions.downloadCreditNote}
          onClick={() => download(downloadCreditNote, { params, query: {} })}
        >
          {words.downloadCreditNote}
        </ActionButton>
      )}
    </>
  )
}

function NextSteps({ invoice }: Props) {
  const { id, version } = invoice
  const { mutateAsync: send } = useAction(sendInvoice, invoiceWrites)
  const { mutateAsync: finish } = useAction(finishInvoice, invoiceWrites)
  const isConcept = invoice.actions.finish?.code !== 'invoice_already_finished'
  const mailedBefore = invoice.status === 'MAILED' && invoice.creditNotes.every(({ mailed }) => mailed)
  return (
    <>
      <ActionButton
        variant={isConcept || mailedBefore ? 'default' : 'filled'}
        icon={IconSend}
        refusal={invoice.actions.send}
        onClick={() => send({ params: { id } })}
      >
        {labelOf(invoice, mailedBefore)}
      </ActionButton>
      {isConcept && (
        <ActionButton
          variant="filled"
          icon={IconCheck}
          refusal={invoice.actions.finish}
          onClick={() => finish({ params: { id }, body: { status: 'CONFIRMED', version } })}
        >
          {words.finish}
        </ActionButton>
      )}
    </>
  )
}

function labelOf({ delivery: { planned } }: Invoice, mailedBefore: boolean): string {
  if (planned !== 'mail') return words.send
  return mailedBefore ? words.mailAgain : words.mail
}

/** The URL contains whether the editor is open, so that another screen can link directly to the editor. */
function useEditorInAddress(): readonly [opened: boolean, open: (opened: boolean) => void] {
  const [text, set] = useParameter('edit')
  return [text !== null, (opened) => set(opened ? 'open' : null)]
}

type DeleteConceptDialogProps = {
  readonly invoice: Invoice
  readonly opened: boolean
  readonly onClose: () => void
}

function DeleteConceptDialog({ invoice, opened, onClose }: DeleteConceptDialogProps) {
  const { mutateAsync } = useAction(deleteInvoice)
  const navigate = useNavigate()
  const month = invoice.yearMonth === null ? undefined : toYearMonth(invoice.yearMonth)

  async function remove(): Promise<void> {
    await mutateAsync({ params: { id: invoice.id } })
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
        <strong>{what.filter(Boolean).join(' · ')}</strong>, {formatEuroNumber(invoice.totalVATIncluded)}
      </p>
      <p>{words.removeEffect}</p>
    </ConfirmDialog>
  )
}
