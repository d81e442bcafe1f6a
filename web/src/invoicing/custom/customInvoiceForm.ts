import type { BodyInput } from '@uurwerk/contract/endpoint'
import { NewInvoice } from '@uurwerk/contract/invoicing/invoiceBodies'
import type { createInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { DEFAULT_VAT_REGIME } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Day } from '@uurwerk/domain/time/day'
import { schemaResolver, type FormErrors } from '@mantine/form'
import { dateError, exemptionError, type InvoiceForm } from '../detail/edit/invoiceForm.ts'
import { EMPTY_COST } from '../freeCostForm.ts'

/**
 * The form has one empty free cost (a cost line that HR types), because such an invoice has no other lines (rule
 * invoicing-109).
 */
export const newInvoiceForm = (today: Day): InvoiceForm => ({
  customerId: null,
  invoiceDate: today,
  vatRegime: DEFAULT_VAT_REGIME,
  contactMail: '',
  subject: '',
  internalReference: '',
  externalReference: '',
  reference: '',
  purchaseOrder: '',
  projectReference: '',
  accountingReference: '',
  deliveryDate: null,
  periodStart: null,
  periodEnd: null,
  disclaimer: '',
  customerBillingDto: {
    organisationName: '',
    financialSupervisorReference: '',
    street: '',
    houseNumber: '',
    postalCode: '',
    city: '',
    country: 'BE',
    vat: '',
    privatePerson: false,
    paymentTerm: 30,
    wantsConcatenatedDocuments: false,
  },
  freeCostBillingDtos: [EMPTY_COST],
  confirmedEmailDtos: [],
})

const errorsBySchema = schemaResolver(NewInvoice, { sync: true })

export const customInvoiceErrors = (form: InvoiceForm): FormErrors => ({
  ...exemptionError(form),
  ...dateError(form),
  ...errorsBySchema(form),
})

/** The body has no subject, because the server makes the subject with the number (rule invoicing-110). */
export function customInvoiceOf(form: InvoiceForm): BodyInput<typeof createInvoice> {
  const { subject: _, ...fields } = form
  return fields
}
