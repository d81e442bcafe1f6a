import type { BonusRates } from '../../customers/bonusRates.ts'
import type { CustomerHours } from '../../customers/customerHours.ts'
import type { Day } from '../../time/day.ts'

/** The facts of a customer that decide the premium of a minute of work: time windows, rates and company holidays. */
export type PremiumTerms = {
  readonly hours: CustomerHours
  readonly rates: BonusRates
  /** The public holidays that the company adds to the legal holidays. */
  readonly extraHolidays: ReadonlySet<Day>
}
