import { texts } from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { writtenDay } from '../../ui/writtenDay.ts'
import { writtenEuros } from '../../ui/writtenEuros.ts'
import type { Invoice } from '../queries.ts'
import { CopyButton } from './CopyButton.tsx'
import classes from './detail.module.css'
import { QrCode } from './QrCode.tsx'
import { writtenIban } from './writtenIban.ts'

/** The data with which the customer pays the invoice. */
export function PaymentPanel({ invoice }: { readonly invoice: Invoice }) {
  const words = texts.invoicing.payment
  const { paymentReference, paymentQr, creditNote } = invoice
  if (paymentReference === null) {
    return (
      <Panel title={words.title}>
        <p className={classes.hint}>{words.afterFinishing}</p>
      </Panel>
    )
  }
  return (
    <Panel title={words.title}>
      <div className={classes.payment}>
        <dl>
          <div>
            <dt>{words.reference}</dt>
            <dd className={classes.paymentReference}>
              {paymentReference}
              <CopyButton text={paymentReference} label={words.copy} />
            </dd>
          </div>
          {creditNote === null && (
            <div>
              <dt>{words.dueBefore(writtenDay(invoice.dueDate))}</dt>
              <dd className={classes.who}>{writtenEuros(invoice.totalVATIncluded)}</dd>
            </div>
          )}
          <div>
            <dt>{words.account}</dt>
            <dd>{writtenIban(invoice.iban)}</dd>
          </div>
        </dl>
        {paymentQr !== null && <QrCode text={paymentQr} label={words.qr} />}
      </div>
      {creditNote !== null && <p className={classes.hint}>{words.creditedInvoice}</p>}
    </Panel>
  )
}
