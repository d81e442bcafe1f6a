import { InvoicePage } from '../../invoicing/detail/InvoicePage.tsx'
import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from '../payments.module.css'
import { PaymentsPanel } from './PaymentsPanel.tsx'

/** The page of one invoice, with its payments and reminders. */
export const InvoiceWithPayments = () => (
  <InvoicePage
    beside={(invoice) => (invoice.invoiceNr === null ? <PaymentsLater /> : <PaymentsPanel invoice={invoice} />)}
  />
)

/**
 * The panel about payments of a concept (an invoice without a number). It only says that nobody can pay a concept yet.
 */
const PaymentsLater = () => (
  <Panel title={texts.payments.invoice.title}>
    <p className={classes.nothing}>{texts.payments.invoice.afterFinishing}</p>
  </Panel>
)
