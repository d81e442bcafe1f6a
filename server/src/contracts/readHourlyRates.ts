import type { hourlyRatesInfo } from '@uurwerk/contract/hourlyRates'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import { eurosOf } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import { daysOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../db/database.ts'
import { selectContractRates, type ContractRatesRow } from './hourlyRateStore.ts'

type HourlyRates = ResponseOf<typeof hourlyRatesInfo>
type OfPerson = HourlyRates['usersWithHourlyRateInfo'][number]

/**
 * The rate of every contract on each day of the month. HR can see here that a day has no order, before somebody plans a
 * shift without a price on that day (rule contracts-35).
 */
export async function readHourlyRates(db: Database, yearMonth: YearMonth): Promise<HourlyRates> {
  const days = daysOf(yearMonth)
  const people = new Map<number, OfPerson>()
  for (const row of await selectContractRates(db, yearMonth)) {
    const person = people.get(row.userId) ?? { userId: row.userId, userName: row.userName, hourlyRatesInfo: [] }
    people.set(row.userId, person)
    const { contractId, customerId, customerName, internal } = row
    const hourlyRatesPerDay = days.map((day) => rateOn(row, day))
    person.hourlyRatesInfo.push({ contractId, customerId, customerName, internal, hourlyRatesPerDay })
  }
  return { nrOfDaysInMonth: days.length, usersWithHourlyRateInfo: [...people.values()] }
}

/** An order never extends beyond its contract, but a contract can end later than the employment of its person. */
function rateOn({ orders, employmentEnd }: ContractRatesRow, day: Day): number | null {
  if (employmentEnd !== null && day > employmentEnd) return null
  const order = orderOn(orders, day)
  return order === null ? null : eurosOf(order.rate)
}
