import { useForm } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { EurosField } from '../../ui/form/fields/DecimalField.tsx'
import { SearchedChoice } from '../../ui/form/fields/choices/SearchedChoice.tsx'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import { IconArrowsExchange } from '../../ui/icons.ts'
import type { InvoicePayments } from '../queries.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'

type Other = InvoicePayments['otherOpen'][number]

type Props = {
  /** The name under which the browser keeps the typed values when the session ends. */
  readonly name: string
  readonly title: string
  readonly hint: string
  readonly label: string
  /** The customer's other invoices, from which HR chooses one. Each has the maximum amount that can be booked on it. */
  readonly others: readonly Other[]
  readonly most: number
  readonly onClose: () => void
  readonly onSetOff: (invoiceId: number, amount: number) => Promise<unknown>
}

const words = texts.payments.invoice

/** The dialog that pays one invoice with the credit (money paid too much) on another invoice of the same customer. */
export function SetOffDialog({ name, title, hint, label, others, most, onClose, onSetOff }: Props) {
  const amountOf = (invoiceId: number | null) =>
    Math.min(most, others.find((other) => other.invoiceId === invoiceId)?.amount ?? most)
  const only = others.length === 1 ? others[0]!.invoiceId : null
  const form = useForm<{ invoiceId: number | null; amount: number | null }>({
    initialValues: { invoiceId: only, amount: amountOf(only) },
    validate: {
      invoiceId: (invoiceId) => (invoiceId === null ? texts.payments.assign.chooseInvoice : null),
      amount: (amount) => (amount === null || Number.isNaN(amount) || amount <= 0 ? words.needsAmount : null),
    },
  })
  return (
    <FormDialog
      title={title}
      form={form}
      draft={{ name }}
      aboutField={{ allocation_exceeds_invoice: 'amount', allocation_exceeds_credit: 'amount' }}
      icon={IconArrowsExchange}
      save={words.setOff}
      onSubmit={async ({ invoiceId, amount }) => {
        if (invoiceId !== null && amount !== null) await onSetOff(invoiceId, amount)
      }}
      onClose={onClose}
    >
      <p>{hint}</p>
      <SearchedChoice
        mt="md"
        label={label}
        withAsterisk
        choices={others.map(({ invoiceId, invoiceNr, amount }) => ({
          value: invoiceId,
          label: words.otherInvoice(invoiceNr, formatEuroNumber(amount)),
        }))}
        {...form.getInputProps('invoiceId')}
        onChange={(invoiceId) => form.setValues({ invoiceId, amount: amountOf(invoiceId) })}
      />
      <EurosField mt="md" label={words.amount} withAsterisk {...form.getInputProps('amount')} />
    </FormDialog>
  )
}
