import { MonthCost } from '@uurwerk/contract/invoiceBodies'
import { schemaResolver, useForm } from '@mantine/form'
import { texts } from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { FreeCostFields } from '../FreeCostFields.tsx'
import { EMPTY_COST, freeCostFormOf } from '../freeCostForm.ts'
import type { FreeCostForm, FreeCostInput } from '../freeCostForm.ts'
import type { FreeCost } from '../queries.ts'

type Props = {
  /** Names the record, for the input that is kept when the session ends. */
  readonly draftName: string
  /** The cost that is edited; a new one without. */
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
    // What the schema has let through has no empty field left.
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

/** In an edit the new cost stands beside the old one. */
const OLD_NAMES = {
  'newFreeCost.description': 'description',
  'newFreeCost.amount': 'amount',
  'newFreeCost.units': 'units',
  'newFreeCost.cost': 'cost',
} as const
