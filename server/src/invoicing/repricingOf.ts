import type { Repricing } from '@uurwerk/contract/customers'
import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import type { BonusRates } from '@uurwerk/domain/customers/bonusRates'
import type { CustomerHours } from '@uurwerk/domain/customers/customerHours'
import { invoiceLinesOf } from '@uurwerk/domain/invoicing/invoiceLinesOf'
import { eurosOf, sumCents, type Cents } from '@uurwerk/domain/money/cents'
import type { PremiumTerms } from '@uurwerk/domain/planning/premiumTerms'
import type { Database } from '../db/database.ts'
import { shiftOfRow } from './billOf.ts'
import { selectExtraHolidays, selectOpenMonths, type OpenMonthRow } from './openMonthStore.ts'

type Prices = { readonly hours: CustomerHours; readonly rates: BonusRates }

export type PriceChange = { readonly customerId: number; readonly before: Prices; readonly after: Prices }

/**
 * How changed hours or bonus rates change the amounts of the months without an invoice. A day without an order has no
 * price, so that it is left out.
 */
export async function repricingOf(db: Database, changes: readonly PriceChange[]): Promise<Repricing> {
  const months = await selectOpenMonths(
    db,
    changes.map(({ customerId }) => customerId),
  )
  const extraHolidays = new Set(await selectExtraHolidays(db))
  const byCustomer = new Map(
    changes.map(({ customerId, before, after }) => [
      customerId,
      { before: { ...before, extraHolidays }, after: { ...after, extraHolidays } },
    ]),
  )
  const changed = months.flatMap((month) => {
    const terms = byCustomer.get(month.customerId)!
    const [before, after] = [totalOf(month, terms.before), totalOf(month, terms.after)]
    return before === after ? [] : [{ ...month, before, after }]
  })
  return {
    months: [...new Set(changed.map(({ yearMonth }) => yearMonth))].sort(),
    contracts: new Set(changed.map(({ contractId }) => contractId)).size,
    totalBefore: eurosOf(sumCents(changed.map(({ before }) => before))),
    totalAfter: eurosOf(sumCents(changed.map(({ after }) => after))),
  }
}

function totalOf({ orders, shifts }: OpenMonthRow, terms: PremiumTerms): Cents {
  const priced = shifts.filter(({ day }) => orderOn(orders, day) !== null).map(shiftOfRow)
  return sumCents(invoiceLinesOf({ orders, shifts: priced, terms }).map(({ amount }) => amount))
}
