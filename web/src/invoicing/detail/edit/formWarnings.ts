import { warningSentences } from '@uurwerk/contract/planning/warnings'
import { warningOnDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { notPrintable } from '@uurwerk/domain/invoicing/notPrintable'
import { warningOnVatNumber } from '@uurwerk/domain/invoicing/numbers/warningOnVatNumber'
import { identityOfVat } from '@uurwerk/domain/invoicing/buyerIdentity'
import { warningOnTaxedAbroad } from '@uurwerk/domain/invoicing/vat/warningsOnVat'
import type { Day } from '@uurwerk/domain/time/day'
import type { InvoiceForm } from './invoiceForm.ts'

/** The warnings about an invoice while HR types. HR can save the invoice with a warning. */
export function formWarnings(form: InvoiceForm, today: Day): readonly string[] {
  const { invoiceDate, customerBillingDto } = form
  const { country, vat } = customerBillingDto
  const characters = notPrintable(printedTexts(form).join(''))
  return warningSentences([
    invoiceDate === null ? null : warningOnDocumentDate(invoiceDate, today),
    warningOnTaxedAbroad({
      country,
      vatId: identityOfVat(vat, country).vatId,
      regimes: [form.vatRegime, ...form.freeCostBillingDtos.flatMap(({ vatRegime }) => vatRegime ?? [])],
    }),
    warningOnVatNumber(customerBillingDto),
    characters.length === 0 ? null : { code: 'not_printable', characters },
  ])
}

const printedTexts = (form: InvoiceForm): readonly string[] => [
  ...Object.values(form.customerBillingDto).filter((value) => typeof value === 'string'),
  form.externalReference,
  form.internalReference,
  form.reference,
  form.disclaimer.replaceAll('\n', ''),
  ...form.freeCostBillingDtos.flatMap(({ description, units }) => [description, units]),
]
