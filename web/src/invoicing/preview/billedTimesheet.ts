import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

export type BilledTimesheet = Omit<FullTimesheet, 'yearMonth'> & { readonly yearMonth: YearMonth }
