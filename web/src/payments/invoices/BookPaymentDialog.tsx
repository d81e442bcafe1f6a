import type { Day } from '@uurwerk/domain/time/day'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { EurosField } from '../../ui/form/fields/DecimalField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { IconCash } from '../../ui/icons.ts'

type Payment = { readonly date: Day; readonly amount: number; readonly reason: string }

type Props = {
  /** The name under which the browser keeps the typed values when the session ends. */
  readonly name: string
  readonly title: string
  readonly hint: string
  readonly confirm: string
  readonly proposed: number
  readonly onClose: () => void
  readonly onBook: (payment: Payment) => Promise<unknown>
}

const words = texts.payments.invoice

/** The dialog for a payment or a refund that is not in a bank file. */
export function BookPaymentDialog({ name, title, hint, confirm, proposed, onClose, onBook }: Props) {
  const form = useForm<{ date: Day | null; amount: number | null; reason: string }>({
    initialValues: { date: today(), amount: proposed, reason: '' },
    validate: {
      date: (date) => (date === null ? words.needsDate : null),
      amount: (amount) => (amount === null || Number.isNaN(amount) || amount <= 0 ? words.needsAmount : null),
      reason: (reason) => (reason.trim() === '' ? words.needsReason : null),
    },
  })
  return (
    <FormDialog
      title={title}
      form={form}
      draft={{ name }}
      aboutField={{
        allocation_exceeds_invoice: 'amount',
        allocation_exceeds_credit: 'amount',
        payment_in_future: 'date',
      }}
      icon={IconCash}
      save={confirm}
      onSubmit={async ({ date, amount, reason }) => {
        if (date !== null && amount !== null) await onBook({ date, amount, reason })
      }}
      onClose={onClose}
    >
      <p>{hint}</p>
      <DayField
        mt="md"
        label={words.date}
        withAsterisk
        reader="office"
        last={today()}
        {...form.getInputProps('date')}
      />
      <EurosField mt="md" label={words.amount} withAsterisk {...form.getInputProps('amount')} />
      <TextInput
        mt="md"
        label={words.reason}
        withAsterisk
        maxLength={255}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
