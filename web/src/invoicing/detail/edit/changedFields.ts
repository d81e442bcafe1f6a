import * as texts from '../../../texts/texts.ts'
import type { StaleField } from '../../../ui/form/stale/StaleNotice.tsx'
import type { InvoiceForm } from './invoiceForm.ts'
import { writtenField } from './writtenChange.ts'

const flat = ({ customerBillingDto, freeCostBillingDtos, confirmedEmailDtos, ...fields }: InvoiceForm) => ({
  ...fields,
  ...customerBillingDto,
  freeCosts: freeCostBillingDtos
    .map(({ description, amount, cost }) => `${description} ${amount} × ${cost}`)
    .join(', '),
  emails: confirmedEmailDtos.join(', '),
})

export function changedFields(theirs: InvoiceForm, yours: InvoiceForm): readonly StaleField[] {
  const mine: Readonly<Record<string, unknown>> = flat(yours)
  return Object.entries(flat(theirs))
    .filter(([field, value]) => value !== mine[field])
    .map(([field, value]) => ({
      label: texts.invoicing.history.fields[field] ?? field,
      theirs: writtenField(field, value),
      yours: writtenField(field, mine[field]),
    }))
}
