import type { FullTimesheet } from '@uurwerk/contract/fullTimesheet'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

/** A contract month with what prices it. */
export type BilledTimesheet = Omit<FullTimesheet, 'yearMonth'> & { readonly yearMonth: YearMonth }
