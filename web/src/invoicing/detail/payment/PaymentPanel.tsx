import * as texts from '../../../texts/texts.ts'
import { CopyButton } from '../../../ui/buttons/CopyButton.tsx'
import { Panel } from '../../../ui/page/Panel.tsx'
import { writtenDay } from '../../../ui/written/writtenDay.ts'
import { writtenEuros } from '../../../ui/written/writtenEuros.ts'
import type { Invoice } from '../../queries.ts'
import classes from '../detail.module.css'
import { writtenIban } from './writtenIban.ts'
import { useMemo } from 'react'
import { qrPath } from './qrPath.ts'

/** The panel with the data with which the customer pays the invoice. */
export function PaymentPanel({ invoice }: { readonly invoice: Invoice }) {
  const words = texts.invoicing.payment
  const { paymentReference, paymentQr } = invoice
  const isCredited = invoice.facts.creditNote !== null
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
          {!isCredited && (
            <div>
              <dt>{words.dueBefore(writtenDay(invoice.dueDate))}</dt>
              <dd className={classes.who}>{writtenEuros(invoice.totalVATIncluded - invoice.creditedAmount)}</dd>
            </div>
          )}
          <div>
            <dt>{words.account}</dt>
            <dd>{writtenIban(invoice.iban)}</dd>
          </div>
        </dl>
        {paymentQr !== null && <QrCode text={paymentQr} label={words.qr} />}
      </div>
      {isCredited && <p className={classes.hint}>{words.creditedInvoice}</p>}
    </Panel>
  )
}

/** A text as a QR code, drawn as one SVG path. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
