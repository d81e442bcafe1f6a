import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { texts } from '../texts/texts.ts'
import { EurosField, HoursField } from '../ui/form/DecimalField.tsx'
import { NumberChoice } from '../ui/form/NumberChoice.tsx'
import classes from './freeCostFields.module.css'
import { accountingCostsQuery } from './queries.ts'

type Field = 'description' | 'amount' | 'units' | 'cost' | 'accountingCostDto.id'

type Props = {
  /** The form's own props of a field, wherever in the form the cost stands. */
  readonly propsOf: (field: Field) => ReturnType<UseFormReturnType<Record<string, unknown>>['getInputProps']>
  readonly autoFocus?: boolean
}

export function FreeCostFields({ propsOf, autoFocus = false }: Props) {
  const words = texts.invoicing.freeCost
  const kind = valueAndChange(propsOf('accountingCostDto.id'))
  // One that is no longer offered stays where it was chosen.
  const kinds = (useQuery(accountingCostsQuery).data?._embedded.accountingCostDtos ?? []).filter(
    ({ id, active }) => active || id === kind.value,
  )
  return (
    <div className={classes.fields}>
      <TextInput label={words.description} maxLength={40} autoFocus={autoFocus} {...propsOf('description')} />
      <HoursField label={words.amount} {...valueAndChange(propsOf('amount'))} />
      <TextInput label={words.units} maxLength={40} {...propsOf('units')} />
      <EurosField label={words.cost} {...valueAndChange(propsOf('cost'))} />
      <NumberChoice
        label={words.accountingCost}
        placeholder={words.chooseAccountingCost}
        choices={kinds.map(({ id, name }) => ({ value: id, label: name }))}
        {...kind}
      />
    </div>
  )
}

type Bound = { readonly value: number | null; readonly onChange: (value: number | null) => void }

const valueAndChange = (props: ReturnType<Props['propsOf']>): Bound => ({ ...props, ...(props as unknown as Bound) })
