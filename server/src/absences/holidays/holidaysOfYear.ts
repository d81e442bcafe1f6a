import type { holidays as endpoint } from '@uurwerk/contract/absences/holidays'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { holidaysOf } from '@uurwerk/domain/calendar/holidays'
import { refusalToRemoveHoliday } from '@uurwerk/domain/calendar/refusalToRemoveHoliday'
import type { Database } from '../../platform/db/database.ts'
import { listCompanyHolidays } from './holidayFactsStore.ts'

export async function holidaysOfYear(db: Database, year: number): Promise<ResponseOf<typeof endpoint>> {
  const company = await listCompanyHolidays(db, year)
  const days = [
    // A legal holiday can never be removed, so it does not matter whether its month is confirmed or invoiced.
    ...holidaysOf(year).map((holiday) => ({ ...holiday, legal: true, monthIsFixed: false })),
    ...company.map((holiday) => ({ ...holiday, legal: false })),
  ]
  const holidayDtoList = days
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, name, legal, monthIsFixed }) => ({
      date,
      name,
      legal,
      actions: { remove: refusalToRemoveHoliday({ monthIsFixed }, date) },
    }))
  return { year, _embedded: { holidayDtoList } }
}
