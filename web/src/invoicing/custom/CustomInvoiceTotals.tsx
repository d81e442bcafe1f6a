import { writtenReason } from '@uurwerk/domain/invoicing/vatBreakdown'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { BillTotals } from '../BillTotals.tsx'
import type { InvoiceForm } from '../detail/invoiceForm.ts'
import classes from './custom.module.css'
import { billedVat } from './billedVat.ts'

/** The totals of the invoice while HR types, calculated by the same functions as on the server. */
export function CustomInvoiceTotals({ form }: { readonly form: InvoiceForm }) {
  const { groups, totals } = billedVat(form)
  return (
    <div className={classes.totals}>
      <BillTotals
        vatExcluded={eurosOf(totals.excludingVat)}
        vat={groups.map((group) => ({
          ...group,
          base: eurosOf(group.base),
          vat: eurosOf(group.vat),
          reason: writtenReason(group),
        }))}
        total={eurosOf(totals.includingVat)}
      />
    </div>
  )
}
