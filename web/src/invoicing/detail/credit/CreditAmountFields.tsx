import type { UseFormReturnType } from '@mantine/form'
import { NativeSelect } from '@mantine/core'
import * as texts from '../../../texts/texts.ts'
import { EurosField } from '../../../ui/form/fields/DecimalField.tsx'
import { writtenEuros } from '../../../ui/written/writtenEuros.ts'
import { writtenGroup } from '../../writtenVat.ts'
import type { Creditable, CreditForm } from './creditForm.ts'
import classes from './credit.module.css'

const words = texts.invoicing.credit

type Props = { readonly form: UseFormReturnType<CreditForm>; readonly groups: Creditable['groups'] }

/** The fields of a credit note for an amount: the amount without VAT and its VAT group. */
export const CreditAmountFields = ({ form, groups }: Props) => (
  <div className={classes.fields}>
    <EurosField label={words.amountWithoutVat} withAsterisk {...form.getInputProps('amount')} />
    <NativeSelect
      label={words.group}
      data={groups.map((group, index) => ({
        value: `${index}`,
        label: words.groupLeft(writtenGroup(group), writtenEuros(group.base)),
        disabled: group.base <= 0,
      }))}
      {...form.getInputProps('group')}
    />
  </div>
)
