import { downloadCreditNote, downloadInvoice, downloadInvoiceUbl } from '@uurwerk/contract/invoicing/invoiceCalls'
import { refusalOfDocuments } from '@uurwerk/domain/invoicing/steps/refusalOfDocuments'
import { refusalToCreditInvoice } from '@uurwerk/domain/invoicing/steps/refusalToCreditInvoice'
import { refusalToDeleteInvoice } from '@uurwerk/domain/invoicing/steps/refusalToDeleteInvoice'
import { refusalToEditInvoice } from '@uurwerk/domain/invoicing/steps/refusalToEditInvoice'
import { refusalToSendInvoice } from '@uurwerk/domain/invoicing/steps/refusalToSendInvoice'
import { useDisclosure } from '@mantine/hooks'
import {
  IconCheck,
  IconFileTypePdf,
  IconFileTypeXml,
  IconPencil,
  IconReceiptRefund,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { download } from '../../app/api/request/download.ts'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import type { Invoice } from '../queries.ts'
import { CreditNoteDialog } from './credit/CreditNoteDialog.tsx'
import { DeleteConceptDialog } from './DeleteConceptDialog.tsx'
import { EditInvoiceDialog } from './edit/EditInvoiceDialog.tsx'
import type { InvoiceSteps } from './useInvoiceSteps.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'

const words = texts.invoicing.detail

type Props = { readonly invoice: Invoice; readonly steps: InvoiceSteps }

const icon = (Icon: TablerIcon) => <Icon size={16} stroke={1.75} aria-hidden />

/** The buttons of an invoice. The button of the most likely next step has a filled background. */
export function InvoiceActions({ invoice, steps }: Props) {
  const { facts } = invoice
  const isConcept = invoice.invoiceNr === null
  const notEditable = refusalToEditInvoice(facts)
  const [editing, openEditor] = useEditorInAddress()
  const [crediting, creditor] = useDisclosure()
  const [removing, remover] = useDisclosure()

  return (
    <>
      {isConcept && (
        <ActionButton
          variant="subtle"
          color="red"
          leftSection={icon(IconTrash)}
          refusal={refusalToDeleteInvoice(facts)}
          onClick={remover.open}
        >
          {words.remove}
        </ActionButton>
      )}
      <ActionButton leftSection={icon(IconPencil)} refusal={notEditable} onClick={() => openEditor(true)}>
        {words.edit}
      </ActionButton>
      <Downloads invoice={invoice} />
      {!isConcept && facts.creditNote === null && (
        <ActionButton
          leftSection={icon(IconReceiptRefund)}
          refusal={refusalToCreditInvoice({ ...facts, today: today() }, facts.invoiceDate)}
          onClick={creditor.open}
        >
          {words.credit}
        </ActionButton>
      )}
      <NextSteps invoice={invoice} steps={steps} />
      {editing && notEditable === null && (
        <EditInvoiceDialog invoice={invoice} onClose={() => openEditor(false)} onSaved={steps.keep} />
      )}
      {crediting && invoice.creditable !== null && (
        <CreditNoteDialog
          invoice={invoice}
          creditable={invoice.creditable}
          onClose={creditor.close}
          onCredit={steps.credit}
        />
      )}
      <DeleteConceptDialog invoice={invoice} opened={removing} onClose={remover.close} onDelete={steps.remove} />
    </>
  )
}

/** The buttons that download the documents of the invoice, until these documents are deleted. */
function Downloads({ invoice }: Pick<Props, 'invoice'>) {
  const params = { id: invoice.id }
  const gone = refusalOfDocuments(invoice.facts.documentsForgotten)
  return (
    <>
      <ActionButton
        leftSection={icon(IconFileTypePdf)}
        refusal={gone}
        onClick={() => download(downloadInvoice, { params })}
      >
        {words.download}
      </ActionButton>
      {invoice.invoiceNr !== null && (
        <ActionButton
          leftSection={icon(IconFileTypeXml)}
          refusal={gone}
          reason={invoice.ublMissing}
          onClick={() => download(downloadInvoiceUbl, { params })}
        >
          {words.downloadUbl}
        </ActionButton>
      )}
      {invoice.creditNote !== null && (
        <ActionButton
          leftSection={icon(IconFileTypePdf)}
          refusal={gone}
          onClick={() => download(downloadCreditNote, { params, query: {} })}
        >
          {words.downloadCreditNote}
        </ActionButton>
      )}
    </>
  )
}

/** The buttons that finish and send the invoice. */
function NextSteps({ invoice, steps }: Props) {
  const isConcept = invoice.invoiceNr === null
  const mailedBefore = invoice.status === 'MAILED' && invoice.creditNotes.every(({ mailed }) => mailed)
  return (
    <>
      <ActionButton
        variant={isConcept || mailedBefore ? 'default' : 'filled'}
        leftSection={icon(IconSend)}
        refusal={refusalToSendInvoice(invoice.facts)}
        onClick={steps.send}
      >
        {mailedBefore ? words.mailAgain : words.mail}
      </ActionButton>
      {isConcept && (
        <ActionButton
          variant="filled"
          leftSection={icon(IconCheck)}
          reason={invoice.finishRefusal?.message ?? null}
          onClick={steps.finish}
        >
          {words.finish}
        </ActionButton>
      )}
    </>
  )
}

/**
 * True when the editor of the invoice is open. The address contains this state, so that another screen can link
 * directly to the editor.
 */
function useEditorInAddress(): readonly [opened: boolean, open: (opened: boolean) => void] {
  const [query, setQuery] = useQueryInAddress()
  const open = (opened: boolean) =>
    setQuery(
      (current) => {
        if (opened) current.set('edit', 'open')
        else current.delete('edit')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return [query.has('edit'), open]
}
