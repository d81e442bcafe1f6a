import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'

type Props = {
  /** The name under which the browser keeps the typed values when the session ends. */
  readonly name: string
  readonly title: string
  readonly hint?: string
  readonly confirm: string
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => Promise<unknown>
}

const words = texts.payments.invoice

export function ReasonDialog({ name, title, hint, confirm, onClose, onConfirm }: Props) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() === '' ? words.needsReason : null) },
  })
  return (
    <FormDialog
      title={title}
      form={form}
      draft={{ name }}
      save={confirm}
      onSubmit={({ reason }) => onConfirm(reason)}
      onClose={onClose}
    >
      {hint !== undefined && <p>{hint}</p>}
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
