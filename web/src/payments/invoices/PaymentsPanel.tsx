import { useQuery } from '@tanstack/react-query'
import type { Invoice } from '../../invoicing/queries.ts'
import * as texts from '../../texts/texts.ts'
import { IconArrowBackUp } from '../../ui/icons.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import { PaymentBadge } from '../PaymentBadge.tsx'
import classes from '../payments.module.css'
import { invoicePaymentsQuery, type InvoicePayments } from '../queries.ts'
import { PaymentActs } from './PaymentActs.tsx'
import { useMemo, useState } from 'react'
import { CopyButton } from '../../ui/buttons/CopyButton.tsx'
import { formatIban } from '@uurwerk/domain/invoicing/numbers/isIban'
import { qrPath } from './qrPath.ts'
import { undoPayments } from '@uurwerk/contract/payments/bankEntries'
import { useAction } from '../../app/api/useAction.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { totalOf } from '../../invoicing/totalOf.ts'

const words = texts.payments.invoice

export function PaymentsPanel({ invoice }: { readonly invoice: Invoice }) {
  const load = useQuery(invoicePaymentsQuery(invoice.id))
  const { data } = load
  return (
    <Panel title={words.title} aside={data && <PaymentBadge payment={data} />}>
      <LoadState load={load} height={90} />
      {data !== undefined && (
        <>
          <OpenAmount payments={data} total={invoice.totalVATIncluded} />
          <PaymentData invoice={invoice} payments={data} />
          <PaymentList payments={data} />
          <PaymentActs payments={data} />
        </>
      )}
    </Panel>
  )
}

function OpenAmount({ payments, total }: { readonly payments: InvoicePayments; readonly total: number }) {
  const { open, dueDate, credited, paid, extra, credit, otherCredits } = payments
  const parts = [
    [words.credited, credited],
    [words.paid, paid],
    [words.extra, extra],
  ] as const
  const shown = parts.filter(([, amount]) => amount !== 0)
  return (
    <>
      <p className={classes.open}>
        {words.open} <strong>{formatEuroNumber(Math.max(open, 0))}</strong>
        {open > 0 && <span className={classes.nothing}>{words.due(formatDay(dueDate))}</span>}
      </p>
      {credit > 0 && (
        <p className={classes.open}>
          {words.credit} <strong>{formatEuroNumber(credit)}</strong>
          <span className={classes.nothing}>{words.creditHint}</span>
        </p>
      )}
      {open > 0 && otherCredits.length > 0 && (
        <p className={classes.nothing}>{words.otherCredit(totalOf(otherCredits.map(({ amount }) => amount)))}</p>
      )}
      {shown.length > 0 && (
        <dl className={classes.facts}>
          <dt>{texts.payments.receivables.invoice.total}</dt>
          <dd>{formatEuroNumber(total)}</dd>
          {shown.map(([name, amount]) => (
            <Fact key={name} name={name} amount={amount} />
          ))}
        </dl>
      )}
    </>
  )
}

const Fact = ({ name, amount }: { readonly name: string; readonly amount: number }) => (
  <>
    <dt>{name}</dt>
    <dd>{formatEuroNumber(amount)}</dd>
  </>
)

type PaymentDataProps = { readonly invoice: Invoice; readonly payments: InvoicePayments }

/** The data for a payment. It is hidden when the invoice has no open amount, so that nobody pays twice. */
function PaymentData({ invoice: { iban, paymentReference }, payments: { open, qr } }: PaymentDataProps) {
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
          <dd>{formatIban(iban)}</dd>
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

type Payment = InvoicePayments['payments'][number]

/** The list of the payments and the reminders of an invoice. A cancelled payment stays in the list. */
function PaymentList({ payments: { payments, reminders, dispute } }: { readonly payments: InvoicePayments }) {
  const { mutateAsync: undo } = useAction(undoPayments)
  const [undoing, ask] = useState<Payment | null>(null)
  if (payments.length + reminders.length === 0 && dispute === null) return null
  return (
    <>
      <ul className={classes.payments} aria-label={words.list}>
        {dispute !== null && <li>{words.disputed(dispute.reason)}</li>}
        {reminders.map(({ level, date, mailStatus }) => (
          <li key={`reminder ${level}`}>
            <span>
              {words.reminded(texts.payments.reminders.levels[level] ?? '', formatDay(date))}
              <small className={classes.small}>{words.mailStates[mailStatus]}</small>
            </span>
          </li>
        ))}
        {payments.map((payment) => (
          <li key={payment.id} data-undone={payment.undone || undefined}>
            <span>
              {formatDay(payment.date)} · <strong>{formatEuroNumber(payment.amount)}</strong>
              <small className={classes.small}>{aboutPayment(payment)}</small>
            </span>
            {payment.actions.undo === null && (
              <IconAction
                label={words.undoOf[natureOf(payment)](formatEuroNumber(Math.abs(payment.amount)))}
                tooltip={words.undo}
                icon={IconArrowBackUp}
                onClick={() => ask(payment)}
              />
            )}
          </li>
        ))}
      </ul>
      {undoing !== null && (
        <ConfirmDialog
          onClose={() => ask(null)}
          question={words.undoQuestion[natureOf(undoing)](formatEuroNumber(Math.abs(undoing.amount)))}
          confirm={words.undo}
          icon={IconArrowBackUp}
          danger
          onConfirm={() => undo({ body: { paymentIds: [undoing.id] } })}
        >
          <p>{words.undoEffect[natureOf(undoing)]}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function natureOf({ kind, amount }: Payment): 'payment' | 'refund' | 'setOff' {
  if (kind === 'set_off') return 'setOff'
  return amount < 0 ? 'refund' : 'payment'
}

const aboutPayment = ({ kind, surplus, extra, counterpartyName, setOffWith, reason, undone }: Payment): string =>
  [
    setOffWith === '' ? words.kinds[kind] : `${words.kinds[kind]} ${words.setOffWith(setOffWith)}`,
    counterpartyName,
    reason,
    surplus ? words.isSurplus : '',
    extra ? words.isExtra : '',
    undone ? words.undone : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
