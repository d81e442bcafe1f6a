import { invoiceStatusOf } from '@uurwerk/domain/invoicing/steps/invoiceStatus'
import { vatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { eurosOf } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import { invoiceDateOf } from '../invoiceDateOf.ts'
import { invoiceFactsOf } from '../invoiceFactsOf.ts'
import type { InvoiceSummaryRow } from '../invoiceRow.ts'

export const invoiceSummaryDto = (row: InvoiceSummaryRow, today: Day) => ({
  id: row.id,
  version: row.version,
  invoiceNr: row.number,
  invoiceDate: invoiceDateOf(row, today),
  status: invoiceStatusOf(invoiceFactsOf(row)),
  subject: row.subject,
  contractId: row.contractId,
  userId: row.personId,
  yearMonth: row.yearMonth,
  companyName: row.customerName,
  employeeName: row.employeeName,
  vatRegime: row.vatRegime,
  vatRegimeName: row.ownRegimeName ?? vatRegime(row.vatRegime).name,
  totalVATExcluded: eurosOf(row.excludingVat),
  totalVATIncluded: eurosOf(row.includingVat),
  creditNoteNr: row.creditNoteNumber,
  creditedAmount: eurosOf(row.credited),
  mailStatus: row.mailStatus,
  deliveryState: row.deliveryState,
})
