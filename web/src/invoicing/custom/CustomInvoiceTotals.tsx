import { eurosOf } from '@uurwerk/domain/money/cents'
import { BillTotals } from '../BillTotals.tsx'
import type { InvoiceForm } from '../detail/invoiceForm.ts'
import classes from './custom.module.css'
import { totalsOf } from './totalsOf.ts'

/** The totals of the invoice while HR types, calculated by the same functions as on the server. */
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
