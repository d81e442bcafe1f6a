import { messages } from '@uurwerk/contract/messages'
import { useForm } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { Fields } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { SearchedChoice } from '../../ui/form/fields/choices/SearchedChoice.tsx'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import type { CustomerRow } from '../queries.ts'
import { useRepricing } from '../useRepricing.tsx'
import classes from './subdivisions.module.css'
import type { SubdivisionSteps } from './useSubdivisionSteps.ts'

type Props = {
  readonly parentName: string
  readonly available: readonly CustomerRow[]
  readonly steps: Pick<SubdivisionSteps, 'add' | 'previewAdd'>
  readonly onClose: () => void
}

export function AddSubdivisionForm({ parentName, available, steps, onClose }: Props) {
  const words = texts.customers.subdivisions
  useFocusBack(true)
  const repricing = useRepricing()
  const form = useForm<{ customerId: number | null; inheritWorkHours: boolean }>({
    initialValues: { customerId: null, inheritWorkHours: false },
    validate: { customerId: (id) => (id === null ? messages.required(words.customer.toLowerCase()) : null) },
  })
  async function add({ customerId, inheritWorkHours }: typeof form.values): Promise<void> {
    if (customerId === null) return
    if (inheritWorkHours && !(await repricing.confirm(() => steps.previewAdd(customerId)))) return
    await steps.add(customerId, inheritWorkHours)
    onClose()
  }
  return (
    <InlineEditor>
      <Form form={form} draft={{ name: `new subdivision ${parentName}` }} onSubmit={add}>
        <Fields>
          <SearchedChoice
            label={words.customer}
            placeholder={words.chooseCustomer}
            autoFocus
            choices={available.map(({ id, name, active }) => ({
              value: id,
              label: active ? name : words.inactive(name),
            }))}
            {...form.getInputProps('customerId')}
          />
          <SwitchField
            label={words.inheritWorkHours}
            description={words.inheritHint(parentName)}
            className={classes.inherit}
            {...form.getInputProps('inheritWorkHours')}
          />
        </Fields>
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {words.add}
        </FormButtons>
        {repricing.question}
      </Form>
    </InlineEditor>
  )
}
