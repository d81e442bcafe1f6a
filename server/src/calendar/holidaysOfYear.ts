import type { holidays as endpoint } from '@uurwerk/contract/absences/holidays'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { holidaysOf } from '@uurwerk/domain/calendar/holidays'
import { toDay } from '@uurwerk/domain/time/day'
import type { Database } from '../platform/db/database.ts'
import { selectExtraHolidays } from './extraHolidayStore.ts'

/** The legal holidays and the company holidays of a year, sorted by date. */
export async function holidaysOfYear(db: Database, year: number): Promise<ResponseOf<typeof endpoint>> {
  const extra = await selectExtraHolidays(db, { from: toDay(`${year}-01-01`), until: toDay(`${year}-12-31`) })
  const days = [
    ...holidaysOf(year).map((holiday) => ({ ...holiday, legal: true })),
    ...extra.map((holiday) => ({ ...holiday, legal: false })),
  ]
  return { _embedded: { holidayDtoList: days.sort((a, b) => (a.date < b.date ? -1 : 1)) } }
}
