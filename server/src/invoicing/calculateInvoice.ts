import * as calls from '@uurwerk/contract/invoicing'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { sentenceOf } from '@uurwerk/contract/problems'
import { warningSentences } from '@uurwerk/contract/warnings'
import { describeInvoiceLine } from '@uurwerk/domain/invoicing/describeInvoiceLine'
import { warningOnInvoicingMonth } from '@uurwerk/domain/invoicing/refusalToInvoiceInBatch'
import { daysWithoutRate, refusalToInvoiceMonth } from '@uurwerk/domain/invoicing/refusalToInvoiceMonth'
import { DEFAULT_VAT_EXEMPTION, DEFAULT_VAT_PERCENTAGE } from '@uurwerk/domain/invoicing/vat'
import { warningsOnFinishing } from '@uurwerk/domain/invoicing/warningsOnFinishing'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../db/database.ts'
import { action, actionLinks } from '../http/actionLinks.ts'
import { RefusalError } from '../http/RefusalError.ts'
import { billOf } from './billOf.ts'
import { readBilledMonth } from './billedMonthStore.ts'
import type { ContractMonthKey } from './contractMonthKey.ts'
import { freeCostDto } from './freeCostDto.ts'
import { invoiceLineDto } from './invoiceLineDto.ts'
import { monthFactsOf } from './monthFactsOf.ts'
import { rateGapDto } from './rateGapDto.ts'

/** The preview of a month's invoice; nothing is written (rule invoicing-8). */
export async function calculateInvoice(
  db: Database,
  input: ContractMonthKey & { readonly today: Day },
): Promise<ResponseOf<typeof calls.calculateInvoice>> {
  const month = await readBilledMonth(db, input)
  if (month === null) throw new RefusalError({ code: 'reference_unknown' })
  const facts = monthFactsOf(month)
  const rateGap = rateGapDto(month, input.yearMonth)
  const days = daysWithoutRate(facts)
  // A day without a rate is refused, because a total without that day would look complete.
  if (days.length > 0) throw new RefusalError({ code: 'no_rate', days, rateGap } as const)
  const refusal = refusalToInvoiceMonth(facts)
  const bill = billOf(month, DEFAULT_VAT_PERCENTAGE)
  const finishing = {
    invoiceDate: input.today,
    today: input.today,
    paymentTermDays: month.billing.paymentTerm,
    last: null,
    country: month.billing.country,
    vatPercentage: DEFAULT_VAT_PERCENTAGE,
    exemption: DEFAULT_VAT_EXEMPTION,
  }
  return {
    lines: bill.lines.map((line) => invoiceLineDto({ ...line, description: describeInvoiceLine(line) })),
    freeCosts: month.freeCosts.map(freeCostDto),
    totalWorkedHours: hoursOf(bill.worked),
    totalVATExcluded: eurosOf(bill.totals.excludingVat),
    totalVATIncluded: eurosOf(bill.totals.includingVat),
    warnings: warningSentences([warningOnInvoicingMonth(month), ...warningsOnFinishing(finishing)]),
    rateGap,
    refusal: refusal === null ? null : { code: refusal.code, message: sentenceOf(refusal) },
    _links: actionLinks([action(calls.invoiceFromTimesheet, {}, refusal)]),
  }
}
