import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as texts from '../texts/texts.ts'
import { bound, type AnyForm } from '../ui/form/bound.ts'
import { EurosField, HoursField } from '../ui/form/fields/DecimalField.tsx'
import { NumberChoice } from '../ui/form/fields/choices/NumberChoice.tsx'
import classes from './freeCostFields.module.css'
import { accountingCostsQuery } from './queries.ts'
import { VatRegimeField } from '../app/vat/VatRegimeField.tsx'

type Props = {
  readonly form: AnyForm
  /** The position in the form, such as 'freeCostBillingDtos.0.'. Absent when the free cost is the whole form. */
  readonly at?: string
  readonly autoFocus?: boolean
  /** True for a free cost on an invoice. Such a cost can have another VAT regime than the invoice. */
  readonly withVat?: boolean
}

export function FreeCostFields({ form, at = '', autoFocus = false, withVat = false }: Props) {
  const words = texts.invoicing.freeCost
  const kind = bound<number | null>(form, `${at}accountingCostDto.id`)
  // An accounting cost that is not active any more is offered only when this free cost already has it.
  const kinds = (useQuery(accountingCostsQuery).data?._embedded.accountingCostDtos ?? []).filter(
    ({ id, active }) => active || id === kind.value,
  )
  return (
    <div className={classes.fields}>
      <TextInput
        label={words.description}
        maxLength={40}
        autoFocus={autoFocus}
        {...form.getInputProps(`${at}description`)}
      />
      <HoursField label={words.amount} {...bound<number | null>(form, `${at}amount`)} />
      <TextInput label={words.units} maxLength={40} {...form.getInputProps(`${at}units`)} />
      <EurosField label={words.cost} {...bound<number | null>(form, `${at}cost`)} />
      <NumberChoice
        label={words.accountingCost}
        placeholder={words.chooseAccountingCost}
        choices={kinds.map(({ id, name }) => ({ value: id, label: name }))}
        {...kind}
      />
      {withVat && (
        <VatRegimeField
          label={words.vatRegime}
          inherited={words.asInvoice}
          {...bound<VatRegime | null>(form, `${at}vatRegime`)}
        />
      )}
    </div>
  )
}
