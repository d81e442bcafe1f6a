import { useMemo } from 'react'
import type { Invoice } from '../../invoicing/queries.ts'
import * as texts from '../../texts/texts.ts'
import { CopyButton } from '../../ui/buttons/CopyButton.tsx'
import { writtenIban } from '../writtenIban.ts'
import classes from '../payments.module.css'
import type { InvoicePayments } from '../queries.ts'
import { qrPath } from './qrPath.ts'

type Props = { readonly invoice: Invoice; readonly payments: InvoicePayments }

/**
 * The data that the customer needs to pay the open amount. When no amount is open, the data is not shown, so that
 * nobody pays twice.
 */
export function PaymentData({ invoice: { iban, paymentReference }, payments: { open, qr } }: Props) {
  const words = texts.payments.invoice
  if (open <= 0) return <p className={classes.nothing}>{words.nothingToPay}</p>
  return (
    <div className={classes.payment}>
      <dl>
        {paymentReference !== null && (
          <div>
            <dt>{words.reference}</dt>
            <dd className={classes.paymentReference}>
              {paymentReference}
              <CopyButton text={paymentReference} label={words.copy} />
            </dd>
          </div>
        )}
        <div>
          <dt>{words.account}</dt>
          <dd>{writtenIban(iban)}</dd>
        </div>
      </dl>
      {qr !== null && <QrCode text={qr} label={words.qr} />}
    </div>
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
