import { Invoice } from '@uurwerk/contract/invoice'
import type { ApiProblem } from '../../api/apiProblem.ts'
import { texts } from '../../texts/texts.ts'
import { StaleNotice } from '../../ui/form/StaleNotice.tsx'
import { changedFields } from './changedFields.ts'
import { invoiceFormOf } from './invoiceForm.ts'
import type { InvoiceForm } from './invoiceForm.ts'

type Current = ReturnType<typeof Invoice.parse>

type Props = {
  readonly problem: ApiProblem
  readonly yours: InvoiceForm
  readonly onTake: (current: Current) => void
  readonly onKeep: (current: Current) => Promise<unknown>
}

export function StaleInvoice({ problem, yours, onTake, onKeep }: Props) {
  const current = Invoice.safeParse(problem.current).data
  if (current === undefined) return null
  return (
    <StaleNotice
      title={texts.invoicing.staleTitle(problem.changedBy)}
      fields={changedFields(invoiceFormOf(current), yours)}
      onTake={() => onTake(current)}
      onKeep={() => onKeep(current)}
    />
  )
}
