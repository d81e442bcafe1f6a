import { centsOfEuros, eurosOf, sumCents } from '@uurwerk/domain/money/cents'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Invoice } from '../../invoicing/queries.ts'
import * as texts from '../../texts/texts.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import { PaymentBadge } from '../PaymentBadge.tsx'
import classes from '../payments.module.css'
import { invoicePaymentsQuery } from '../queries.ts'
import type { InvoicePayments } from '../queries.ts'
import { PaymentActs } from './PaymentActs.tsx'
import { PaymentData } from './PaymentData.tsx'
import { PaymentList } from './PaymentList.tsx'

const words = texts.payments.invoice

/** The panel with the open amount of an invoice, how to pay it, its payments, its reminders, and the actions on them. */
export function PaymentsPanel({ invoice }: { readonly invoice: Invoice }) {
  const { data, error, refetch } = useQuery(invoicePaymentsQuery(invoice.id))
  return (
    <Panel title={words.title} aside={data && <PaymentBadge payment={data} />}>
      {data === undefined && error === null && <Skeleton height={90} />}
      {data === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
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
        {words.open} <strong>{writtenEuros(Math.max(open, 0))}</strong>
        {open > 0 && <span className={classes.nothing}>{words.due(writtenDay(dueDate))}</span>}
      </p>
      {credit > 0 && (
        <p className={classes.open}>
          {words.credit} <strong>{writtenEuros(credit)}</strong>
          <span className={classes.nothing}>{words.creditHint}</span>
        </p>
      )}
      {open > 0 && otherCredits.length > 0 && (
        <p className={classes.nothing}>{words.otherCredit(writtenEuros(sumOf(otherCredits)))}</p>
      )}
      {shown.length > 0 && (
        <dl className={classes.facts}>
          <dt>{texts.payments.receivables.invoice.total}</dt>
          <dd>{writtenEuros(total)}</dd>
          {shown.map(([name, amount]) => (
            <Fact key={name} name={name} amount={amount} />
          ))}
        </dl>
      )}
    </>
  )
}

const sumOf = (others: InvoicePayments['otherCredits']): number =>
  eurosOf(sumCents(others.map(({ amount }) => centsOfEuros(amount))))

const Fact = ({ name, amount }: { readonly name: string; readonly amount: number }) => (
  <>
    <dt>{name}</dt>
    <dd>{writtenEuros(amount)}</dd>
  </>
)
