import { BONUS_NAMES } from '@uurwerk/domain/customers/bonusType'
import type { UseFormReturnType } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { HoursField } from '../../ui/form/fields/DecimalField.tsx'
import { FieldGroup, Wide } from '../../ui/form/FieldGroups.tsx'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { defaultRates } from './customerForm.ts'
import type { CustomerForm } from './customerForm.ts'
import classes from './form.module.css'
import { writtenRates } from './writtenGroup.ts'

/**
 * A switch for own bonus rates of a customer. When the switch is on, each bonus type has a field. When the user turns
 * the switch off, the fields show the default rates.
 */
export function CustomRatesFields({ form }: { readonly form: UseFormReturnType<CustomerForm> }) {
  const words = texts.customers
  const { isCustomBonusRates, bonusRatesList } = form.values
  const turn = (isCustom: boolean) =>
    form.setValues({ isCustomBonusRates: isCustom, ...(!isCustom && { bonusRatesList: defaultRates() }) })
  return (
    <FieldGroup legend={words.bonusRates.title}>
      <Wide>
        <SwitchField
          label={words.fields.customRates}
          description={isCustomBonusRates ? undefined : words.fields.customRatesHint(writtenRates(defaultRates()))}
          value={isCustomBonusRates}
          onChange={turn}
        />
        {isCustomBonusRates && (
          <div className={classes.rates}>
            {bonusRatesList.map(({ bonusType, percentage }, index) => (
              <HoursField
                key={bonusType}
                label={BONUS_NAMES[bonusType]}
                rightSection="%"
                value={percentage}
                onChange={(typed) => form.setFieldValue(`bonusRatesList.${index}.percentage`, typed)}
                error={form.errors[`bonusRatesList.${index}.percentage`]}
              />
            ))}
          </div>
        )}
      </Wide>
    </FieldGroup>
  )
}
