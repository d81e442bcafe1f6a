import { sentenceOf } from '@uurwerk/contract/problems'
import { refusalToFinishInvoice } from '@uurwerk/domain/invoicing/refusalToFinishInvoice'
import type { VatPercentage } from '@uurwerk/domain/invoicing/vat'
import { centsOfEuros } from '@uurwerk/domain/money/cents'
import { texts } from '../../texts/texts.ts'
import type { Invoice } from '../queries.ts'
import { invoiceFacts } from './invoiceFacts.ts'

/** Who sells is known to the server alone: where the rule finds nothing and there is no link, that is what is missing. */
export function whyNotFinish(invoice: Invoice): string | null {
  const refusal = refusalToFinishInvoice({
    ...invoiceFacts(invoice),
    totalExcludingVat: centsOfEuros(invoice.totalVATExcluded),
    vatPercentage: invoice.vatpercentage as VatPercentage,
    exemption: invoice.disclaimer,
    missingSellerFields: [],
  })
  if (refusal !== null) return sentenceOf(refusal)
  return invoice._links?.['status'] === undefined ? texts.invoicing.detail.sellerIncomplete : null
}
