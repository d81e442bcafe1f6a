import { InvoicePage } from '../../invoicing/detail/InvoicePage.tsx'
import { PaymentsPanel } from './PaymentsPanel.tsx'

/** The page of one invoice, with its payments and reminders. */
export const InvoiceWithPayments = () => (
  <InvoicePage
    beside={(invoice) =>
      invoice.invoiceNr !== null && <PaymentsPanel id={invoice.id} total={invoice.totalVATIncluded} />
    }
  />
)
