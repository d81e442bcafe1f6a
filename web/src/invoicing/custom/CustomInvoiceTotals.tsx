import { eurosOf } from '@uurwerk/domain/money/cents'
import { BillTotals } from '../BillTotals.tsx'
import type { InvoiceForm } from '../detail/invoiceForm.ts'
import classes from './custom.module.css'
import { totalsOf } from './totalsOf.ts'

/** What the invoice comes to as it is typed, by the rules that the server adds it up with. */
export function CustomInvoiceTotals({ form }: { readonly form: InvoiceForm }) {
  const { excludingVat, vat, includingVat } = totalsOf(form)
  return (
    <div className={classes.totals}>
      <BillTotals
        vatExcluded={eurosOf(excludingVat)}
        vat={{ percentage: form.VATPercentage, amount: eurosOf(vat) }}
        total={eurosOf(includingVat)}
      />
    </div>
  )
}
