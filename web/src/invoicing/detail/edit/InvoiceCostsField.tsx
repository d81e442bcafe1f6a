import type { UseFormReturnType } from '@mantine/form'
import { Button } from '@mantine/core'
import * as texts from '../../../texts/texts.ts'
import { IconAction } from '../../../ui/buttons/IconAction.tsx'
import { IconPlus, IconTrash } from '../../../ui/icons.ts'
import { FreeCostFields } from '../../FreeCostFields.tsx'
import { EMPTY_COST } from '../../freeCostForm.ts'
import classes from '../detail.module.css'
import type { InvoiceForm } from './invoiceForm.ts'

/** The free costs (cost lines) of the invoice are copies. The free costs of the month do not change. */
export function InvoiceCostsField({ form }: { readonly form: UseFormReturnType<InvoiceForm> }) {
  const costs = form.values.freeCostBillingDtos
  return (
    <fieldset className={classes.costs}>
      <legend>{texts.invoicing.freeCosts}</legend>
      {costs.map((cost, index) => (
        <div key={index} className={classes.cost}>
          <FreeCostFields form={form} at={`freeCostBillingDtos.${index}.`} withVat />
          <IconAction
            label={texts.invoicing.edit.removeCost(cost.description)}
            icon={IconTrash}
            danger
            onClick={() => form.removeListItem('freeCostBillingDtos', index)}
          />
        </div>
      ))}
      <Button
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => form.insertListItem('freeCostBillingDtos', EMPTY_COST)}
      >
        {texts.invoicing.freeCost.add}
      </Button>
    </fieldset>
  )
}
