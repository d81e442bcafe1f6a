import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import type { JobResult } from '../queries.ts'

export type CorrectionLink = { readonly label: string; readonly to: string }

const { ways } = texts.batches

/** The screen on which HR can remove the reason of a refusal; null when there is no such screen. */
export function correctionLinkOf({ code, contractId, invoiceId }: JobResult, month: YearMonth): CorrectionLink | null {
  if (code === null) return null
  if (code === 'seller_incomplete' || code === 'vat_seller_without_number')
    return { label: ways.settings, to: paths.adminSettings({ part: 'company' }) }
  if (code === 'email_not_confirmed')
    return { label: ways.emails, to: paths.adminConfirmedEmails({ status: 'unconfirmed' }) }
  if (code === 'timesheet_not_completed' && contractId !== null)
    return { label: ways.timesheet, to: paths.adminContractMonth({ contract: contractId, month }) }
  if (invoiceId !== null) return { label: ways.invoice, to: paths.adminInvoiceDetail({ invoice: invoiceId }) }
  if (contractId === null) return null
  return { label: ways.preview, to: paths.adminInvoicePreview({ contract: contractId, month }) }
}
