import { AccountingCostBody } from '@uurwerk/contract/invoicing/accountingCosts'
import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as texts from '../texts/texts.ts'
import { Form } from '../ui/form/Form.tsx'
import { FormButtons } from '../ui/form/FormButtons.tsx'
import { useFocusBack } from '../ui/dialog/useFocusBack.ts'
import type { AccountingCost } from './queries.ts'
import classes from './settings.module.css'

type Fields = { readonly name: string; readonly billingCode: string }

type Props = {
  /** The accounting cost that HR edits; undefined when HR adds a new one. */
  readonly cost?: AccountingCost
  readonly onSave: (body: Fields) => Promise<unknown>
  readonly onClose: () => void
}

export function AccountingCostEditor({ cost, onSave, onClose }: Props) {
  const words = texts.settings.costs
  useFocusBack(true)
  const form = useForm<Fields>({
    initialValues: { name: cost?.name ?? '', billingCode: cost?.billingCode ?? '' },
    validate: schemaResolver(AccountingCostBody, { sync: true }),
  })
  async function save(values: Fields): Promise<void> {
    await onSave(values)
    onClose()
  }
  return (
    <Form
      form={form}
      draft={{ name: `accounting cost ${cost?.id ?? 'new'}` }}
      onSubmit={save}
      className={classes.editor}
      aboutField={{ accounting_cost_name_taken: 'name' }}
    >
      <div className={classes.pair}>
        <TextInput label={words.name} withAsterisk maxLength={60} autoFocus {...form.getInputProps('name')} />
        <TextInput label={words.billingCode} withAsterisk maxLength={20} {...form.getInputProps('billingCode')} />
      </div>
      <FormButtons
        onCancel={onClose}
        reason={form.isDirty() ? null : texts.settings.nothingChanged}
        busy={form.submitting}
      >
        {texts.settings.save}
      </FormButtons>
    </Form>
  )
}
