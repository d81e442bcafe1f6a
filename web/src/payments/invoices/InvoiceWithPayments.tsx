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

/** The panel for a concept, which has no payments because nobody can pay a concept. */
const PaymentsLater = () => (
  <Panel title={texts.payments.invoice.title}>
    <p className={classes.nothing}>{texts.payments.invoice.afterFinishing}</p>
  </Panel>
)
