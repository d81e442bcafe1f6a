import { AccountingCostBody } from '@uurwerk/contract/accountingCosts'
import { Button, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { texts } from '../texts/texts.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { DialogButtons } from '../ui/DialogButtons.tsx'
import { Form } from '../ui/form/Form.tsx'
import type { AccountingCost } from './queries.ts'
import classes from './settings.module.css'

type Fields = { readonly name: string; readonly billingCode: string }

type Props = {
  /** The one that is edited; a new one without. */
  readonly cost?: AccountingCost
  readonly onSave: (body: Fields) => Promise<unknown>
  readonly onClose: () => void
}

export function AccountingCostEditor({ cost, onSave, onClose }: Props) {
  const words = texts.settings.costs
  const form = useForm<Fields>({
    initialValues: { name: cost?.name ?? '', billingCode: cost?.billingCode ?? '' },
    validate: schemaResolver(AccountingCostBody, { sync: true }),
  })
  async function save(values: Fields): Promise<void> {
    await onSave(values)
    onClose()
  }
  return (
    <Form form={form} onSubmit={save} className={classes.editor}>
      <div className={classes.pair}>
        <TextInput label={words.name} withAsterisk maxLength={60} autoFocus {...form.getInputProps('name')} />
        <TextInput label={words.billingCode} withAsterisk maxLength={20} {...form.getInputProps('billingCode')} />
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
