import {
  contractAvailability,
  monthContracts as ofEmployee,
  personMonthContracts as ofPerson,
} from '@uurwerk/contract/contracts/contracts'
import { hourlyRatesInfo } from '@uurwerk/contract/contracts/hourlyRates'
import type { QueryContext } from '../../app/context.ts'
import { readRoute, type Route } from '../../platform/http/route.ts'
import { monthContracts, personMonthContracts } from './monthContracts.ts'
import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import { daysOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { listContractMonths } from './contractMonthStore.ts'
import { readPersonOfContract } from '../personOfContractStore.ts'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import { eurosOf } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { listContractRates, type ContractRatesRow } from '../orders/hourlyRateStore.ts'

export const monthContractsRoutes: readonly Route[] = [
  readRoute(ofEmployee, ({ db, actor }, { params }) => monthContracts(db, { ...params, personId: actor.personId })),
  readRoute(contractAvailability, (context, { params }) => monthContractsAvailability(context, params)),
  readRoute(ofPerson, ({ db }, { params: { userId, yearMonth } }) =>
    personMonthContracts(db, { personId: userId, yearMonth }),
  ),
  readRoute(hourlyRatesInfo, ({ db }, { params }) => readHourlyRates(db, params.yearMonth)),
]

type Input = { readonly contractId: number; readonly yearMonth: YearMonth }

/**
 * Returns whether the calendar has a previous month and a next month. An employee can ask this for an own contract, and
 * HR for any contract (rule identity-3).
 */
async function monthContractsAvailability({ db, actor, today }: QueryContext, { contractId, yearMonth }: Input) {
  const personId = orNotFound(await readPersonOfContract(db, contractId))
  if (personId !== actor.personId && !actor.roles.includes('ROLE_ADMIN')) throw new RefusalError({ code: 'not_found' })
  return monthArrowsOf(yearMonth, { contracts: await listContractMonths(db, { personId, yearMonth }), today })
}

type HourlyRates = ResponseOf<typeof hourlyRatesInfo>
type OfPerson = HourlyRates['usersWithHourlyRateInfo'][number]

/** HR sees days without a rate before somebody plans on them (rule contracts-35). */
async function readHourlyRates(db: Database, yearMonth: YearMonth): Promise<HourlyRates> {
  const days = daysOf(yearMonth)
  const people = new Map<number, OfPerson>()
  for (const row of await listContractRates(db, yearMonth)) {
    const person = people.get(row.userId) ?? { userId: row.userId, userName: row.userName, hourlyRatesInfo: [] }
    people.set(row.userId, person)
    const { contractId, customerId, customerName, internal } = row
    const hourlyRatesPerDay = days.map((day) => rateOn(row, day))
    person.hourlyRatesInfo.push({ contractId, customerId, customerName, internal, hourlyRatesPerDay })
  }
  return { nrOfDaysInMonth: days.length, usersWithHourlyRateInfo: [...people.values()] }
}

/**
 * The hourly rate on a day; null when the day is after the end of the employment or has no order (a period with a
 * rate). The end of the employment is checked too, because a contract can end later than the employment of its person.
 */
function rateOn({ orders, employmentEnd }: ContractRatesRow, day: Day): number | null {
  if (employmentEnd !== null && day > employmentEnd) return null
  const order = orderOn(orders, day)
  return order === null ? null : eurosOf(order.rate)
}
