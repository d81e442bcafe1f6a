import { Card } from '@mantine/core'
import type { Invoice } from '../queries.ts'
import { BillLines } from '../BillLines.tsx'
import { BillTotals } from '../BillTotals.tsx'
import { InvoiceParties } from './InvoiceParties.tsx'

/** The parts of an invoice that the customer reads. */
export const InvoiceBody = ({ invoice }: { readonly invoice: Invoice }) => (
  <Card component="section">
    <InvoiceParties invoice={invoice} />
    <BillLines
      lines={invoice.lines}
      freeCosts={invoice.freeCosts}
      yearMonth={invoice.yearMonth}
      vatRegime={invoice.vatRegime}
    />
    <BillTotals
      workedHours={invoice.contractId === null ? undefined : invoice.billDto.totalWorkedHours}
      vatExcluded={invoice.totalVATExcluded}
      vat={invoice.vatBreakdown}
      total={invoice.totalVATIncluded}
    />
  </Card>
)
