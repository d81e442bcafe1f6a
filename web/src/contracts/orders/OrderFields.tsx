import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Day } from '@uurwerk/domain/time/day'
import * as texts from '../../texts/texts.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { EurosField } from '../../ui/form/fields/DecimalField.tsx'
import type { OrderForm } from './orderForm.ts'
import { Fields } from '../../ui/form/FieldGroups.tsx'

const words = texts.contracts.order
const REFERENCE = 255

type Bound<Value> = { readonly value: Value; readonly onChange: (value: Value) => void }

type Props = {
  /**
   * Returns the properties of a field. The name of a field depends on the form: the order can be the whole form, or
   * only a part of it.
   */
  readonly propsOf: (field: keyof OrderForm) => ReturnType<UseFormReturnType<Record<string, unknown>>['getInputProps']>
  /** When the contract has an end date, its orders (periods with an hourly rate) must have one too. */
  readonly mustEnd: boolean
  /** True for the first order of a contract without an end date. This order has no end date either. */
  readonly withoutEnd?: boolean
}

export const OrderFields = ({ propsOf, mustEnd, withoutEnd = false }: Props) => (
  <Fields>
    <DayField reader="office" label={words.start} withAsterisk {...days(propsOf('startDate'))} />
    <DayField
      reader="office"
      label={words.end}
      withAsterisk={mustEnd}
      description={withoutEnd ? words.followsContract : mustEnd ? undefined : words.endHint}
      disabled={withoutEnd}
      {...days(propsOf('endDate'))}
    />
    <EurosField label={words.rate} withAsterisk {...euros(propsOf('baseHourlyRate'))} />
    <TextInput label={words.internalReference} maxLength={REFERENCE} {...propsOf('internalReference')} />
    <TextInput label={words.externalReference} maxLength={REFERENCE} {...propsOf('externalReference')} />
    <TextInput
      label={words.purchaseOrder}
      description={words.purchaseOrderHint}
      maxLength={REFERENCE}
      {...propsOf('purchaseOrder')}
    />
  </Fields>
)

type FieldProps = ReturnType<Props['propsOf']>

const days = (props: FieldProps): Bound<Day | null> => props as Bound<Day | null>
const euros = (props: FieldProps): Bound<number | null> => props as Bound<number | null>
