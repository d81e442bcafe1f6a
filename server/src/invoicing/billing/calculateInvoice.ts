import * as calls from '@uurwerk/contract/invoicing/invoiceCalls'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { warningSentences } from '@uurwerk/contract/planning/warnings'
import { describeInvoiceLine } from '@uurwerk/domain/invoicing/lines/describeInvoiceLine'
import { shiftsByLine } from '@uurwerk/domain/invoicing/lines/shiftsByLine'
import { warningOnInvoicingMonth } from '@uurwerk/domain/invoicing/steps/refusalToInvoiceInBatch'
import { daysWithoutRate, refusalToInvoiceMonth } from '@uurwerk/domain/invoicing/steps/refusalToInvoiceMonth'
import { nameOfRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { regimesOf } from '@uurwerk/domain/invoicing/vat/billVat'
import { warningsOnFinishing } from '@uurwerk/domain/invoicing/steps/warningsOnFinishing'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { action, actionsOf } from '../../app/actionLinks.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import { billOf, purchaseOrdersOf, workOf } from './billOf.ts'
import { readBilledMonth, type BilledMonthRow } from './billedMonthStore.ts'
import { buyerOf } from '../buyerOf.ts'
import type { ContractMonthKey } from '../../timesheets/freeCosts/contractMonthKey.ts'
import { defaultsOfInvoice, inheritedVat } from './defaultsOfInvoice.ts'
import { freeCostDto } from '../../timesheets/freeCosts/freeCostDto.ts'
import { invoiceLineDto } from '../invoiceLineDto.ts'
import { monthFactsOf } from './monthFactsOf.ts'
import { vatGroupDto } from '../vatOfInvoices/vatGroupDto.ts'
import { rateGapOf } from '@uurwerk/domain/invoicing/steps/rateGapOf'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'

/** Calculates the preview of a month's invoice; nothing is stored (rule invoicing-8). */
export async function calculateInvoice(
  db: Database,
  input: ContractMonthKey & { readonly today: Day },
): Promise<ResponseOf<typeof calls.calculateInvoice>> {
  const month = await readBilledMonth(db, input)
  if (month === null) throw new RefusalError({ code: 'reference_unknown' })
  const facts = monthFactsOf(month)
  const rateGap = rateGapDto(month, input.yearMonth)
  const days = daysWithoutRate(facts)
  // A day without an hourly rate is refused, because a total without that day would look complete.
  if (days.length > 0) throw new RefusalError({ code: 'no_rate', days, rateGap } as const)
  const vat = inheritedVat(month)
  const bill = billOf(month, vat)
  const shiftsOf = shiftsByLine(workOf(month))
  const finishing = {
    invoiceDate: input.today,
    today: input.today,
    paymentTermDays: month.billing.paymentTerm,
    last: null,
    suppliedUntil: lastDayOf(input.yearMonth),
    country: month.billing.country,
    vatId: buyerOf(month.billing).vatId,
    regime: vat.regime,
    regimeName: nameOfRegime(vat.regime, month.ownRegimes),
    regimes: regimesOf({ hours: bill.lines.map(({ amount }) => amount), costs: month.freeCosts, chosen: vat }),
    purchaseOrder: defaultsOfInvoice(month, input.today).purchaseOrder,
    purchaseOrders: purchaseOrdersOf(month, bill.lines),
    unchosen: month.vatChoices.contract === null && month.vatChoices.customer === null,
    before: month.vatBefore,
  }
  return {
    lines: bill.lines.map((line) =>
      invoiceLineDto({ ...line, description: describeInvoiceLine(line), shifts: shiftsOf(line) }),
    ),
    freeCosts: month.freeCosts.map(freeCostDto),
    totalWorkedHours: hoursOf(bill.worked),
    totalVATExcluded: eurosOf(bill.totals.excludingVat),
    totalVATIncluded: eurosOf(bill.totals.includingVat),
    vatRegime: vat.regime,
    vatBreakdown: bill.vat.groups.map(vatGroupDto),
    warnings: warningSentences([warningOnInvoicingMonth(month), ...warningsOnFinishing(finishing)]),
    rateGap,
    ...actionsOf({ make: action(calls.invoiceFromTimesheet, {}, refusalToInvoiceMonth(facts)) }),
  }
}

/** The answer names the order that HR can extend when no rate covers the end of the month (rule invoicing-7). */
function rateGapDto({ contract, orders }: BilledMonthRow, yearMonth: YearMonth) {
  const gap = rateGapOf({ yearMonth, contract, orders })
  if (gap === null) return null
  const order = orders.find(({ id }) => id === gap.extension?.orderId)
  return {
    message: `Geen geldig uurtarief gevonden voor deze maand: een geldig tarief eindigt ten vroegste op ${formatDayWithDashes(gap.lastDay)}.`,
    extension:
      gap.extension === null || order === undefined
        ? null
        : {
            orderId: order.id,
            startDate: gap.extension.start,
            endDate: gap.extension.end,
            baseHourlyRate: eurosOf(order.baseRate),
          },
  }
}
