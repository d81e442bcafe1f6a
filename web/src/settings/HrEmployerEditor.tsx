import { HrEmployerBody } from '@uurwerk/contract/hrEmployers'
import { Button, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { texts } from '../texts/texts.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { DialogButtons } from '../ui/DialogButtons.tsx'
import { Form } from '../ui/form/Form.tsx'
import type { HrEmployer } from './queries.ts'
import classes from './settings.module.css'

type Fields = { readonly name: string; readonly payrollNumber: string }

type Props = {
  /** The one that is edited; a new one without. */
  readonly employer?: HrEmployer
  readonly onSave: (body: Fields & { readonly version?: number | undefined }) => Promise<unknown>
  readonly onClose: () => void
}

export function HrEmployerEditor({ employer, onSave, onClose }: Props) {
  const words = texts.settings.employers
  const form = useForm<Fields>({
    initialValues: { name: employer?.name ?? '', payrollNumber: employer?.payrollNumber ?? '' },
    validate: schemaResolver(HrEmployerBody, { sync: true }),
  })
  async function save(values: Fields): Promise<void> {
    await onSave({ ...values, version: employer?.version })
    onClose()
  }
  return (
    <Form form={form} onSubmit={save} className={classes.editor}>
      <div className={classes.pair}>
        <TextInput label={words.name} withAsterisk maxLength={100} autoFocus {...form.getInputProps('name')} />
        <TextInput
          label={words.payrollNumber}
          description={words.payrollNumberHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={7}
          {...form.getInputProps('payrollNumber')}
        />
      </div>
      <DialogButtons>
        <Button variant="subtle" onClick={onClose}>
          {texts.ui.cancel}
        </Button>
        <ActionButton
          type="submit"
          variant="filled"
          reason={form.isDirty() ? null : texts.settings.nothingChanged}
          busy={form.submitting}
        >
          {texts.settings.save}
        </ActionButton>
      </DialogButtons>
    </Form>
  )
}
