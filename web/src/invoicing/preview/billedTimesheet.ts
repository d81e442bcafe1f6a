import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

/** All data of a contract month, with its orders (periods with an hourly rate) and its premiums. */
export type BilledTimesheet = Omit<FullTimesheet, 'yearMonth'> & { readonly yearMonth: YearMonth }
