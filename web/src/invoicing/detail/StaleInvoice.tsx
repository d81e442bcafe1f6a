import { Invoice } from '@uurwerk/contract/invoice'
import { Button } from '@mantine/core'
import type { ApiProblem } from '../../api/apiProblem.ts'
import { texts } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { changedFields } from './changedFields.ts'
import classes from './detail.module.css'
import { invoiceFormOf } from './invoiceForm.ts'
import type { InvoiceForm } from './invoiceForm.ts'

type Current = ReturnType<typeof Invoice.parse>

type Props = {
  readonly problem: ApiProblem
  readonly yours: InvoiceForm
  readonly onTake: (current: Current) => void
  readonly onKeep: (current: Current) => Promise<unknown>
}

/** Somebody else was first: who, and of every field that differs both values. */
export function StaleInvoice({ problem, yours, onTake, onKeep }: Props) {
  const words = texts.invoicing.stale
  const current = Invoice.safeParse(problem.current).data
  if (current === undefined) return null
  return (
    <div className={classes.stale} role="alert">
      <p>
        <strong>{words.title(problem.changedBy)}</strong>
      </p>
      <PlainTable
        label={words.title(problem.changedBy)}
        rows={changedFields(invoiceFormOf(current), yours)}
        rowKey={({ label }) => label}
        columns={[
          { title: words.field, cell: ({ label }) => label },
          { title: words.theirs, cell: ({ theirs }) => theirs },
          { title: words.yours, cell: (field) => field.yours },
        ]}
      />
      <div className={classes.staleButtons}>
        <Button onClick={() => onTake(current)}>{words.take}</Button>
        <ActionButton onClick={() => onKeep(current)}>{words.keep}</ActionButton>
      </div>
    </div>
  )
}
