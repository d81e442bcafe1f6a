import { MOST_REPRICED, type Repricing } from '@uurwerk/contract/customers/repricing'
import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import type { BonusRates } from '@uurwerk/domain/customers/bonusRates'
import type { CustomerHours } from '@uurwerk/domain/customers/customerHours'
import { invoiceLinesOf } from '@uurwerk/domain/invoicing/lines/invoiceLinesOf'
import { eurosOf, sumCents, type Cents } from '@uurwerk/domain/money/cents'
import type { PremiumTerms } from '@uurwerk/domain/planning/premiums/premiumTerms'
import type { Database } from '../../platform/db/database.ts'
import { Turn } from '../../app/Turn.ts'
import { timedShiftOf } from '../../planning/shifts/shiftOf.ts'
import { listExtraHolidays, listOpenMonths, listShiftsOfMonths, type OpenMonthRow } from './openMonthStore.ts'

type Prices = { readonly hours: CustomerHours; readonly rates: BonusRates }

export type PriceChange = { readonly customerId: number; readonly before: Prices; readonly after: Prices }

/** The number of contract months whose shifts one query reads. */
const MONTHS_AT_ONCE = 50

/**
 * The effect of changed hours or bonus rates on the months without an invoice. A day without an order has no price and
 * is left out. When there are very many months, only the latest months are included (rule customers-28).
 */
export async function repricingOf(db: Database, changes: readonly PriceChange[]): Promise<Repricing> {
  const customerIds = changes.map(({ customerId }) => customerId)
  const open = await listOpenMonths(db, { customerIds, most: MOST_REPRICED + 1 })
  const terms = await termsOf(db, changes)
  const changed = []
  const turn = new Turn()
  for (let first = 0; first < Math.min(open.length, MOST_REPRICED); first += MONTHS_AT_ONCE) {
    const months = open.slice(first, Math.min(first + MONTHS_AT_ONCE, MOST_REPRICED))
    for (const month of await listShiftsOfMonths(db, months)) {
      const { before, after } = terms.get(month.customerId)!
      const totals = { before: totalOf(month, before), after: totalOf(month, after) }
      if (totals.before !== totals.after) changed.push({ ...month, ...totals })
      if (turn.isOver) await turn.next()
    }
  }
  return {
    months: [...new Set(changed.map(({ yearMonth }) => yearMonth))].sort(),
    contracts: new Set(changed.map(({ contractId }) => contractId)).size,
    totalBefore: eurosOf(sumCents(changed.map(({ before }) => before))),
    totalAfter: eurosOf(sumCents(changed.map(({ after }) => after))),
    complete: open.length <= MOST_REPRICED,
  }
}

type Terms = { readonly before: PremiumTerms; readonly after: PremiumTerms }

async function termsOf(db: Database, changes: readonly PriceChange[]): Promise<ReadonlyMap<number, Terms>> {
  const extraHolidays = new Set(await listExtraHolidays(db))
  return new Map(
    changes.map(({ customerId, before, after }) => [
      customerId,
      { before: { ...before, extraHolidays }, after: { ...after, extraHolidays } },
    ]),
  )
}

function totalOf({ orders, shifts }: OpenMonthRow, terms: PremiumTerms): Cents {
  const priced = shifts.filter(({ day }) => orderOn(orders, day) !== null).map(timedShiftOf)
  return sumCents(invoiceLinesOf({ orders, shifts: priced, terms }).map(({ amount }) => amount))
}
