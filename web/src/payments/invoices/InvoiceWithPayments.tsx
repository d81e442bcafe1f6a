import { InvoicePage } from '../../invoicing/detail/InvoicePage.tsx'
import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from '../payments.module.css'
import { PaymentsPanel } from './PaymentsPanel.tsx'

export const InvoiceWithPayments = () => (
  <InvoicePage
    beside={(invoice) => (invoice.invoiceNr === null ? <PaymentsLater /> : <PaymentsPanel invoice={invoice} />)}
  />
)

/** Nobody can pay a concept (an invoice without a number) yet. */
const PaymentsLater = () => (
  <Panel title={texts.payments.invoice.title}>
    <p className={classes.nothing}>{texts.payments.invoice.afterFinishing}</p>
  </Panel>
)
