import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconArrowBackUp } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Form } from '../ui/form/Form.tsx'
import { FormButtons } from '../ui/form/FormButtons.tsx'

type Props = {
  readonly row: ContractMonthRow
  readonly onClose: () => void
  readonly onReopen: (reason: string) => Promise<unknown>
}

/** Asks why; what changes afterwards is kept and shown (house rules, 2). */
export function ReopenDialog({ row, onClose, onReopen }: Props) {
  const words = texts.contractMonths
  const form = useForm({ initialValues: { reason: '' } })

  async function reopen({ reason }: { readonly reason: string }): Promise<void> {
    await onReopen(reason)
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={words.reopenQuestion} subtitle={`${row.username} · ${row.customerName}`}>
      <Form form={form} onSubmit={reopen}>
        <p>{words.reopenEffect}</p>
        <TextInput
          mt="md"
          label={words.reopenReason}
          description={words.reopenReasonHint}
          maxLength={255}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <FormButtons
          onCancel={onClose}
          busy={form.submitting}
          leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
        >
          {words.reopenConfirm}
        </FormButtons>
      </Form>
    </Dialog>
  )
}
