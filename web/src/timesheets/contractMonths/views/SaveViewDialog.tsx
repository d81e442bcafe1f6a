import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import * as texts from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'

const words = texts.contractMonths.views
const LONGEST_NAME = 40

type Props = { readonly onSave: (name: string) => void; readonly onClose: () => void }

export function SaveViewDialog({ onSave, onClose }: Props) {
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() === '' ? words.nameMissing : null) },
  })

  async function save({ name }: { readonly name: string }): Promise<void> {
    onSave(name.trim())
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={words.saveTitle}>
      <Form form={form} onSubmit={save}>
        <p>{words.effect}</p>
        <TextInput mt="md" label={words.name} maxLength={LONGEST_NAME} data-autofocus {...form.getInputProps('name')} />
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {words.confirm}
        </FormButtons>
      </Form>
    </Dialog>
  )
}
