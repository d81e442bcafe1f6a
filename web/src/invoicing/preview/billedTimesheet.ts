import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

/** The full timesheet of a contract month, with its orders and premiums. */
export type BilledTimesheet = Omit<FullTimesheet, 'yearMonth'> & { readonly yearMonth: YearMonth }
