import type { BonusRates } from '../../customers/bonusRates.ts'
import type { CustomerHours } from '../../customers/customerHours.ts'
import type { Day } from '../../time/day.ts'

/** The windows, rates and company holidays that decide the premium of a minute of work at a customer. */
export type PremiumTerms = {
  readonly hours: CustomerHours
  readonly rates: BonusRates
  /** The holidays that the company adds to the legal ones. */
  readonly extraHolidays: ReadonlySet<Day>
}
