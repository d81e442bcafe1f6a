import { BonusRateBody } from '@uurwerk/contract/customers/customerBodies'
import { BONUS_NAMES, type BonusType } from '@uurwerk/domain/customers/bonusType'
import { NativeSelect } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { HoursField } from '../../ui/form/fields/DecimalField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'

/** The percentage of a new bonus rate until the user types another percentage (rule invoicing-119). */
const DEFAULT_PERCENTAGE = 15

type Props = {
  readonly bonusType: BonusType
  /** The bonus types from which HR chooses for a new rate. Absent when HR edits a rate. */
  readonly choices?: readonly BonusType[]
  /** The current percentage of the customer; null for a new rate. */
  readonly percentage: number | null
  readonly customerName: string
  readonly onSave: (bonusType: BonusType, percentage: number) => Promise<unknown>
  readonly onClose: () => void
}

/** When the save fails, the editor shows the stored rate again, and the red banner shows the reason. */
export function BonusRateEditor({ bonusType, choices, percentage, customerName, onSave, onClose }: Props) {
  const words = texts.customers.bonusRates
  useFocusBack(true)
  const form = useForm<{ bonusType: BonusType; percentage: number | null }>({
    initialValues: { bonusType, percentage: percentage ?? DEFAULT_PERCENTAGE },
    validate: schemaResolver(BonusRateBody),
  })
  async function save(wanted: typeof form.values): Promise<void> {
    if (wanted.percentage === null) return
    try {
      await onSave(wanted.bonusType, wanted.percentage)
    } finally {
      onClose()
    }
  }
  return (
    <InlineEditor>
      <Form
        form={form}
        draft={{ name: `bonus rate ${customerName} ${choices === undefined ? bonusType : 'new'}` }}
        onSubmit={save}
        layout="stacked"
      >
        {choices !== undefined && (
          <NativeSelect
            label={words.columns.type}
            autoFocus
            data={choices.map((type) => ({ value: type, label: BONUS_NAMES[type] }))}
            {...form.getInputProps('bonusType')}
          />
        )}
        <HoursField
          label={words.columns.percentage}
          description={words.appliesTo(customerName)}
          rightSection="%"
          autoFocus={choices === undefined}
          {...form.getInputProps('percentage')}
        />
        <FormButtons
          onCancel={onClose}
          reason={form.values.percentage === percentage ? words.nothingChanged : null}
          busy={form.submitting}
        >
          {words.save}
        </FormButtons>
      </Form>
    </InlineEditor>
  )
}
