import {
  contractAvailability,
  monthContracts as ofEmployee,
  personMonthContracts as ofPerson,
} from '@uurwerk/contract/contracts'
import { hourlyRatesInfo } from '@uurwerk/contract/hourlyRates'
import { readRoute, type Route } from '../http/route.ts'
import { monthContracts, personMonthContracts } from './monthContracts.ts'
import { monthContractsAvailability } from './monthContractsAvailability.ts'
import { readHourlyRates } from './readHourlyRates.ts'

export const monthContractsRoutes: readonly Route[] = [
  readRoute(ofEmployee, ({ db, actor }, { params }) => monthContracts(db, { ...params, personId: actor.personId })),
  readRoute(contractAvailability, (context, { params }) => monthContractsAvailability(context, params)),
  readRoute(ofPerson, ({ db }, { params: { userId, yearMonth } }) =>
    personMonthContracts(db, { personId: userId, yearMonth }),
  ),
  readRoute(hourlyRatesInfo, ({ db }, { params }) => readHourlyRates(db, params.yearMonth)),
]
