import { MonthCost } from '@uurwerk/contract/invoicing/invoiceBodies'
import { schemaResolver, useForm } from '@mantine/form'
import * as texts from '../../../texts/texts.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import { InlineEditor } from '../../../ui/form/InlineEditor.tsx'
import { FreeCostFields } from '../../FreeCostFields.tsx'
import { EMPTY_COST, freeCostFormOf } from '../../freeCostForm.ts'
import type { FreeCostForm, FreeCostInput } from '../../freeCostForm.ts'
import type { FreeCost } from '../../queries.ts'

type Props = {
  /** The name of the draft that the browser keeps when the session ends. */
  readonly draftName: string
  /** The free cost that HR edits; undefined for a new free cost. */
  readonly cost?: FreeCost
  readonly onSave: (input: FreeCostInput) => Promise<unknown>
  readonly onClose: () => void
}

export function FreeCostEditor({ draftName, cost, onSave, onClose }: Props) {
  const form = useForm<FreeCostForm>({
    initialValues: cost === undefined ? EMPTY_COST : freeCostFormOf(cost),
    validate: schemaResolver(MonthCost),
  })
  async function save(values: FreeCostForm): Promise<void> {
    // The schema has already checked the form, so every field has a value.
    await onSave(values)
    onClose()
  }
  return (
    <InlineEditor>
      <Form form={form} draft={{ name: draftName }} onSubmit={save} fieldOf={OLD_NAMES}>
        <FreeCostFields form={form} autoFocus />
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {texts.invoicing.freeCost.save}
        </FormButtons>
      </Form>
    </InlineEditor>
  )
}

/**
 * The form field for each field of the old free cost in a request. The request of an edit contains the old and the new
 * free cost. An error about the old free cost is shown at the form field with the same meaning.
 */
const OLD_NAMES = {
  'newFreeCost.description': 'description',
  'newFreeCost.amount': 'amount',
  'newFreeCost.units': 'units',
  'newFreeCost.cost': 'cost',
} as const
