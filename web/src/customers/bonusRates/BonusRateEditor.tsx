import { BonusRateBody } from '@uurwerk/contract/customers'
import { Button } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { texts } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { HoursField } from '../../ui/form/DecimalField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import type { BonusRateRow } from './bonusRateRows.ts'
import classes from './preview.module.css'
import type { PreviewSteps } from './usePreviewSteps.ts'

/** Where the customer has no rate of this type yet (timesheets and invoicing specification, 2.4). */
const DEFAULT_PERCENTAGE = 15

type Props = {
  readonly rate: BonusRateRow
  readonly customerName: string
  readonly onSave: PreviewSteps['saveBonusRate']
  readonly onClose: () => void
}

export function BonusRateEditor({ rate, customerName, onSave, onClose }: Props) {
  const words = texts.invoicing.preview
  const form = useForm<{ bonusType: string; percentage: number | null }>({
    initialValues: { bonusType: rate.bonusType, percentage: rate.percentage ?? DEFAULT_PERCENTAGE },
    validate: schemaResolver(BonusRateBody),
  })
  async function save({ percentage }: { readonly percentage: number | null }): Promise<void> {
    if (percentage === null) return
    await onSave(rate, percentage)
    onClose()
  }
  return (
    <Form form={form} onSubmit={save} className={classes.editor}>
      <HoursField
        label={words.percentage}
        description={words.ratesMatterTo(customerName)}
        rightSection="%"
        autoFocus
        value={form.values.percentage}
        onChange={(percentage) => form.setFieldValue('percentage', percentage)}
        error={form.errors['percentage']}
      />
      <DialogButtons>
        <Button variant="subtle" onClick={onClose}>
          {texts.ui.cancel}
        </Button>
        <ActionButton
          type="submit"
          variant="filled"
          reason={form.values.percentage === rate.percentage ? texts.invoicing.edit.nothingChanged : null}
          busy={form.submitting}
        >
          {texts.invoicing.freeCost.save}
        </ActionButton>
      </DialogButtons>
    </Form>
  )
}
