import { MonthCost } from '@uurwerk/contract/invoiceBodies'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { texts } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { EurosField, HoursField } from '../../ui/form/DecimalField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { accountingCostsQuery } from '../queries.ts'
import type { FreeCost } from '../queries.ts'
import classes from './preview.module.css'
import type { FreeCostInput } from './usePreviewSteps.ts'

type Props = {
  /** The cost that is edited; a new one without. */
  readonly cost?: FreeCost
  readonly onSave: (input: FreeCostInput) => Promise<unknown>
  readonly onClose: () => void
}

export function FreeCostForm({ cost, onSave, onClose }: Props) {
  const words = texts.invoicing.freeCost
  const kinds = useQuery(accountingCostsQuery).data?._embedded.accountingCostDtos ?? []
  const form = useForm({
    initialValues: {
      description: cost?.description ?? '',
      amount: cost?.amount ?? null,
      units: cost?.units ?? '',
      cost: cost?.cost ?? null,
      accountingCostDto: { id: cost?.accountingCost.id ?? null },
    },
    validate: schemaResolver(MonthCost),
  })
  async function save(values: typeof form.values): Promise<void> {
    await onSave(values as FreeCostInput)
    onClose()
  }
  return (
    <Form form={form} onSubmit={save} className={classes.editor}>
      <div className={classes.fields}>
        <TextInput
          className={classes.wide}
          label={words.description}
          maxLength={40}
          autoFocus
          {...form.getInputProps('description')}
        />
        <HoursField label={words.amount} {...form.getInputProps('amount')} />
        <TextInput label={words.units} maxLength={40} {...form.getInputProps('units')} />
        <EurosField label={words.cost} {...form.getInputProps('cost')} />
        <NativeSelect
          label={words.accountingCost}
          data={[
            { value: '', label: words.chooseAccountingCost },
            ...kinds.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.getInputProps('accountingCostDto.id')}
          value={String(form.values.accountingCostDto.id ?? '')}
          onChange={(event) => {
            const { value } = event.currentTarget
            form.setFieldValue('accountingCostDto.id', value === '' ? null : Number(value))
          }}
        />
      </div>
      <DialogButtons>
        <Button variant="subtle" onClick={onClose}>
          {texts.ui.cancel}
        </Button>
        <ActionButton type="submit" variant="filled" busy={form.submitting}>
          {words.save}
        </ActionButton>
      </DialogButtons>
    </Form>
  )
}
