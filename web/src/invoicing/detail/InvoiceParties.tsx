import { formatVatNumber } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { formatDay } from '../../ui/format/formatDay.ts'
import type { Invoice } from '../queries.ts'
import classes from './detail.module.css'

export function InvoiceParties({ invoice }: { readonly invoice: Invoice }) {
  const words = texts.invoicing.detail
  const billing = invoice.customerBillingDto
  return (
    <div className={classes.parties}>
      <div>
        <h2>{words.customer}</h2>
        <p className={classes.who}>{billing.organisationName}</p>
        <p>
          {billing.street} {billing.houseNumber}
        </p>
        <p>
          {billing.postalCode} {billing.city}
          {billing.country !== 'BE' && `, ${billing.country}`}
        </p>
        <p>{words.attention(billing.financialSupervisorReference)}</p>
        <p className={classes.muted}>{formatVatNumber(billing.vat)}</p>
      </div>
      <div>
        <h2>{words.delivery}</h2>
        <p className={classes.who}>{invoice.employeeName ?? words.noEmployee}</p>
        <p>{invoice.companyName}</p>
        <Delivered invoice={invoice} />
      </div>
      <dl>
        <InvoiceFacts invoice={invoice} />
      </dl>
    </div>
  )
}

function Delivered({ invoice: { contractId, yearMonth } }: { readonly invoice: Invoice }) {
  if (contractId === null || yearMonth === null) return null
  const month = toYearMonth(yearMonth)
  return (
    <p>
      <Link to={paths.adminInvoicePreview({ contract: contractId, month })}>
        {formatMonth(month)} · {texts.invoicing.detail.contract(contractId)}
      </Link>
    </p>
  )
}

function InvoiceFacts({ invoice }: { readonly invoice: Invoice }) {
  const words = texts.invoicing.detail
  const facts: readonly (readonly [label: string, value: string])[] = [
    [words.number, invoice.invoiceNr ?? texts.invoicing.concept],
    [words.date, formatDay(invoice.invoiceDate)],
    [words.dueDate, formatDay(invoice.dueDate)],
    [words.term, texts.invoicing.days(invoice.customerBillingDto.paymentTerm)],
    [words.externalReference, invoice.externalReference],
    [words.internalReference, invoice.internalReference],
    [words.reference, invoice.reference],
    [words.purchaseOrder, invoice.purchaseOrder],
    [words.projectReference, invoice.projectReference],
    [words.accountingReference, invoice.accountingReference],
    [words.deliveryDate, invoice.deliveryDate === null ? '' : formatDay(invoice.deliveryDate)],
    [words.period, periodOf(invoice)],
    [words.vatRegime, invoice.vatRegimeName],
    [words.subject, invoice.subject],
    [words.contactMail, invoice.contactMail],
    [words.creditNote, creditNoteOf(invoice)],
  ]
  return facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))
}

const periodOf = ({ periodStart, periodEnd }: Invoice): string =>
  periodStart === null || periodEnd === null ? '' : `${formatDay(periodStart)} – ${formatDay(periodEnd)}`

const creditNoteOf = ({ creditNotes }: Invoice): string =>
  creditNotes
    .map(({ number, date, reason }) => [number, formatDay(date), reason].filter(Boolean).join(' · '))
    .join('; ')
