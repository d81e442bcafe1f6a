import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { FieldGroup, Wide } from '../../ui/form/FieldGroups.tsx'
import type { CustomerForm } from './customerForm.ts'
import classes from './form.module.css'
import { writtenRates } from './writtenGroup.ts'

type Props = {
  readonly form: UseFormReturnType<CustomerForm>
  readonly current: CustomerForm['bonusRatesList']
}

/**
 * Shows which bonus rates a customer copies from its parent, because the form of an existing customer has no fields for
 * bonus rates (rule customers-34).
 */
export function ImportedRatesNote({ form, current }: Props) {
  const words = texts.customers.fields
  if (!form.values.isCustomBonusRates) return null
  return (
    <FieldGroup legend={texts.customers.bonusRates.title}>
      <Wide>
        <div className={classes.importedRates} role="status">
          <p>{words.importedRates(writtenRates(form.values.bonusRatesList))}</p>
          <Button onClick={() => form.setValues({ isCustomBonusRates: false, bonusRatesList: current })}>
            {words.keepRates}
          </Button>
        </div>
      </Wide>
    </FieldGroup>
  )
}
