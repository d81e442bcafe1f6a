import type { BonusRates } from '../customers/bonusRates.ts'
import type { CustomerHours } from '../customers/customerHours.ts'
import type { Day } from '../time/day.ts'

/** What decides which premium a minute of work earns at a customer. */
export type PremiumTerms = {
  readonly hours: CustomerHours
  readonly rates: BonusRates
  /** Days that the company itself adds to the public holidays. */
  readonly extraHolidays: ReadonlySet<Day>
}
