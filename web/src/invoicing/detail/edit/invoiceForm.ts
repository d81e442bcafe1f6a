import { InvoiceEdit } from '@uurwerk/contract/invoicing/invoiceBodies'
import { sentenceOf } from '@uurwerk/contract/problems'
import { refusalOfDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { requestedVatRegime } from '@uurwerk/domain/invoicing/vat/requestedVatRegime'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import { schemaResolver, type FormErrors } from '@mantine/form'
import { today } from '../../../app/clock/now.ts'
import * as texts from '../../../texts/texts.ts'
import { differences } from '../../../ui/form/stale/differences.ts'
import type { StaleField } from '../../../ui/form/stale/StaleNotice.tsx'
import { freeCostFormOf, type FreeCostForm } from '../../freeCostForm.ts'
import type { Invoice } from '../../queries.ts'
import { formatField } from './formatChange.ts'

/** The fields of a concept invoice that HR can change, under the names of the API. */
export type InvoiceForm = {
  readonly customerId?: number | null
  readonly invoiceDate: Day | null
  readonly vatRegime: VatRegime
  readonly contactMail: string
  readonly subject: string
  readonly internalReference: string
  readonly externalReference: string
  readonly reference: string
  readonly purchaseOrder: string
  readonly projectReference: string
  readonly accountingReference: string
  /** The day of the supply of an invoice without a timesheet. The next two fields are a period of several days. */
  readonly deliveryDate: Day | null
  readonly periodStart: Day | null
  readonly periodEnd: Day | null
  readonly disclaimer: string
  readonly customerBillingDto: Invoice['customerBillingDto']
  readonly freeCostBillingDtos: readonly FreeCostForm[]
  readonly confirmedEmailDtos: readonly string[]
}

const dayOrNull = (day: string | null): Day | null => (day === null ? null : toDay(day))

export const invoiceFormOf = (invoice: Invoice): InvoiceForm => ({
  invoiceDate: toDay(invoice.invoiceDate),
  vatRegime: invoice.vatRegime,
  contactMail: invoice.contactMail,
  subject: invoice.subject,
  internalReference: invoice.internalReference,
  externalReference: invoice.externalReference,
  reference: invoice.reference,
  purchaseOrder: invoice.purchaseOrder,
  projectReference: invoice.projectReference,
  accountingReference: invoice.accountingReference,
  deliveryDate: dayOrNull(invoice.deliveryDate),
  periodStart: dayOrNull(invoice.periodStart),
  periodEnd: dayOrNull(invoice.periodEnd),
  disclaimer: invoice.disclaimer,
  customerBillingDto: invoice.customerBillingDto,
  freeCostBillingDtos: invoice.freeCosts.map(freeCostFormOf),
  confirmedEmailDtos: invoice.confirmedEmailDtos.map(({ emailAddress }) => emailAddress),
})

const errorsBySchema = schemaResolver(InvoiceEdit, { sync: true })

export const invoiceFormErrors = (form: InvoiceForm): FormErrors => ({
  ...exemptionError(form),
  ...dateError(form),
  ...errorsBySchema(form),
})

/** The error for an invoice date far from today, which is probably a typing error. */
export function dateError({ invoiceDate }: InvoiceForm): FormErrors {
  const refusal = invoiceDate === null ? null : refusalOfDocumentDate(invoiceDate, today())
  return refusal === null ? {} : { invoiceDate: sentenceOf(refusal) }
}

/** The text must not be empty, and must not be the text of another VAT regime. */
export function exemptionError({ vatRegime: regime, disclaimer: ground }: InvoiceForm): FormErrors {
  const { refusal } = requestedVatRegime({ regime, ground }, { regime, ground })
  return refusal === null ? {} : { disclaimer: sentenceOf(refusal) }
}

/** The differences between two versions of a concept invoice, in words. */
export const changedInvoiceFields = (theirs: InvoiceForm, yours: InvoiceForm): readonly StaleField[] =>
  differences(formatFields(theirs), formatFields(yours))

function formatFields({ customerBillingDto, freeCostBillingDtos, confirmedEmailDtos, ...fields }: InvoiceForm) {
  const costs = freeCostBillingDtos.map(({ description, amount, cost }) => `${description} ${amount} × ${cost}`)
  const all = { ...fields, ...customerBillingDto, freeCosts: costs.join(', '), emails: confirmedEmailDtos.join(', ') }
  return Object.entries(all).map(
    ([field, value]) => [texts.invoicing.history.fields[field] ?? field, formatField(field, value)] as const,
  )
}
