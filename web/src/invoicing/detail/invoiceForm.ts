import { InvoiceEdit } from '@uurwerk/contract/invoiceBodies'
import { sentenceOf } from '@uurwerk/contract/problems'
import { refusalOfDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { refusalOfExemption } from '@uurwerk/domain/invoicing/refusalOfExemption'
import type { VatPercentage } from '@uurwerk/domain/invoicing/vat'
import { toDay } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { schemaResolver } from '@mantine/form'
import type { FormErrors } from '@mantine/form'
import { today } from '../../clock/now.ts'
import { freeCostFormOf } from '../freeCostForm.ts'
import type { FreeCostForm } from '../freeCostForm.ts'
import type { Invoice } from '../queries.ts'

/** The fields of a concept that HR can change, under the names of the API. */
export type InvoiceForm = {
  readonly invoiceDate: Day | null
  readonly VATPercentage: number
  readonly contactMail: string
  readonly subject: string
  readonly internalReference: string
  readonly externalReference: string
  readonly reference: string
  readonly disclaimer: string
  readonly customerBillingDto: Invoice['customerBillingDto']
  readonly freeCostBillingDtos: readonly FreeCostForm[]
  readonly confirmedEmailDtos: readonly string[]
}

export const invoiceFormOf = (invoice: Invoice): InvoiceForm => ({
  invoiceDate: toDay(invoice.invoiceDate),
  VATPercentage: invoice.vatpercentage,
  contactMail: invoice.contactMail,
  subject: invoice.subject,
  internalReference: invoice.internalReference,
  externalReference: invoice.externalReference,
  reference: invoice.reference,
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

/** A date far from today is probably a typing error. */
export function dateError({ invoiceDate }: InvoiceForm): FormErrors {
  const refusal = invoiceDate === null ? null : refusalOfDocumentDate(invoiceDate, today())
  return refusal === null ? {} : { invoiceDate: sentenceOf(refusal) }
}

/** An invoice without VAT needs an exemption text. */
export function exemptionError({ VATPercentage, disclaimer }: InvoiceForm): FormErrors {
  const refusal = refusalOfExemption({ vatPercentage: VATPercentage as VatPercentage, exemption: disclaimer })
  return refusal === null ? {} : { disclaimer: sentenceOf(refusal) }
}
