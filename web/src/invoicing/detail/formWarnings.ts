import { warningSentences } from '@uurwerk/contract/warnings'
import { warningOnDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { notPrintable } from '@uurwerk/domain/invoicing/notPrintable'
import { warningOnVatNumber } from '@uurwerk/domain/invoicing/warningOnVatNumber'
import type { VatPercentage } from '@uurwerk/domain/invoicing/vat'
import { warningOnForeignVat } from '@uurwerk/domain/invoicing/warningOnForeignVat'
import type { Day } from '@uurwerk/domain/time/day'
import type { InvoiceForm } from './invoiceForm.ts'

/** The warnings about an invoice while HR fills it in. HR can save the invoice with a warning. */
export function formWarnings(form: InvoiceForm, today: Day): readonly string[] {
  const { invoiceDate, customerBillingDto, VATPercentage, disclaimer } = form
  const characters = notPrintable(printedTexts(form).join(''))
  return warningSentences([
    invoiceDate === null ? null : warningOnDocumentDate(invoiceDate, today),
    warningOnForeignVat({
      country: customerBillingDto.country,
      vatPercentage: VATPercentage as VatPercentage,
      exemption: disclaimer,
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
