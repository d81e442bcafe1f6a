import { rateGapOf } from '@uurwerk/domain/invoicing/rateGapOf'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { BilledMonthRow } from './billedMonthStore.ts'

/**
 * The answer of the preview when no rate covers the end of the month. The answer names the order that can be extended
 * (rule invoicing-7).
 */
export function rateGapDto({ contract, orders }: BilledMonthRow, yearMonth: YearMonth) {
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
