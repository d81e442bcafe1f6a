import { ReceiptReason } from '@uurwerk/contract/invoicing/peppol'
import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { IconMailOpened } from '@tabler/icons-react'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import type { Invoice } from '../../queries.ts'
import type { InvoiceSteps } from '../useInvoiceSteps.ts'

const words = texts.invoicing.peppol

type Props = { readonly invoice: Invoice; readonly steps: InvoiceSteps }

/** The button with which HR says that the customer got the documents. It asks how HR knows this. */
export function ReceiptButton({ invoice, steps }: Props) {
  const [asking, dialog] = useDisclosure()
  if (invoice.actions.confirmReceipt !== null) return null
  return (
    <>
      <ActionButton leftSection={<IconMailOpened size={16} stroke={1.75} aria-hidden />} onClick={dialog.open}>
        {words.received}
      </ActionButton>
      {asking && <ReceiptDialog invoice={invoice} steps={steps} onClose={dialog.close} />}
    </>
  )
}

function ReceiptDialog({ invoice, steps, onClose }: Props & { readonly onClose: () => void }) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: schemaResolver(ReceiptReason, { sync: true }),
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={words.receivedQuestion}
      subtitle={`${invoice.invoiceNr} · ${invoice.companyName}`}
    >
      <Form
        form={form}
        draft={{ name: `receipt ${invoice.id}` }}
        onSubmit={async ({ reason }) => {
          await steps.confirmReceipt(reason)
          onClose()
        }}
      >
        <p>{words.receivedEffect}</p>
        <TextInput
          mt="md"
          label={words.receivedReason}
          description={words.receivedHint}
          withAsterisk
          maxLength={255}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {words.received}
        </FormButtons>
      </Form>
    </Dialog>
  )
}
