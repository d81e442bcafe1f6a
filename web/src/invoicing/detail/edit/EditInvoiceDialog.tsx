import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { editInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { useForm } from '@mantine/form'
import { useAction } from '../../../app/api/useAction.ts'
import { useStale } from '../../../app/api/useStale.ts'
import { useAsOpened } from '../../../ui/form/stale/useAsOpened.ts'
import * as texts from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import { StaleNotice } from '../../../ui/form/stale/StaleNotice.tsx'
import { invoiceWrites, type Invoice } from '../../queries.ts'
import { InvoiceCostsField } from './InvoiceCostsField.tsx'
import { InvoiceFields } from './InvoiceFields.tsx'
import { changedInvoiceFields, invoiceFormErrors, invoiceFormOf, type InvoiceForm } from './invoiceForm.ts'

type Props = { readonly invoice: Invoice; readonly onClose: () => void }

/** The dialog 'Pas de factuur aan', which edits a concept (an invoice without a number). */
export function EditInvoiceDialog({ invoice: latest, onClose }: Props) {
  const invoice = useAsOpened(latest)
  const words = texts.invoicing.edit
  const form = useForm<InvoiceForm>({ initialValues: invoiceFormOf(invoice), validate: invoiceFormErrors })
  const { stale, attempt } = useStale<ResponseOf<typeof editInvoice>>()
  const { mutateAsync: edit } = useAction(editInvoice, invoiceWrites)
  const isDirty = form.isDirty()

  const save = (values: InvoiceForm, since = invoice.version): Promise<void> =>
    attempt(async (version) => {
      await edit({ params: { id: invoice.id }, body: { ...values, version } })
      onClose()
    }, since)
  return (
    <Dialog onClose={onClose} title={words.title} subtitle={invoice.companyName} wide>
      <Form form={form} draft={{ name: `invoice ${invoice.id}` }} onSubmit={(values) => save(values)}>
        {stale !== null && (
          <StaleNotice
            title={texts.invoicing.staleTitle(stale.changedBy)}
            fields={changedInvoiceFields(invoiceFormOf(stale.now), form.getValues())}
            onTake={onClose}
            onKeep={() => save(form.getValues(), stale.now.version)}
          />
        )}
        <InvoiceFields form={form} billsTimesheet={invoice.contractId !== null} />
        <InvoiceCostsField form={form} />
        <FormButtons onCancel={onClose} reason={isDirty ? null : words.nothingChanged} busy={form.submitting}>
          {words.save}
        </FormButtons>
      </Form>
    </Dialog>
  )
}
