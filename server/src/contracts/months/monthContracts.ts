import type {
  monthContracts as ofEmployee,
  personMonthContracts as ofPerson,
} from '@uurwerk/contract/contracts/contracts'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { shiftTypeDto } from '../../customers/shiftTypes/shiftTypeDto.ts'
import type { Database } from '../../platform/db/database.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { readMonthContracts, type MonthContractRow } from './monthContractsStore.ts'
import { orderDto } from '../orders/orderDto.ts'

type Input = { readonly personId: number; readonly yearMonth: YearMonth }

/** The contracts that the caller has in a month. The calendar shows one tab for each contract (rule contracts-36). */
export async function monthContracts(db: Database, input: Input): Promise<ResponseOf<typeof ofEmployee>> {
  const { contracts, hrContactName } = orNotFound(await readMonthContracts(db, input))
  return { _embedded: { contractWithShiftTypesDtoList: contracts.map(contractDto) }, hrContactName }
}

/** For HR: the contracts of any person in a month, with their orders (periods with an hourly rate). */
export async function personMonthContracts(db: Database, input: Input): Promise<ResponseOf<typeof ofPerson>> {
  const { contracts } = orNotFound(await readMonthContracts(db, input))
  const withOrders = contracts.map((row) => ({ ...contractDto(row), orders: row.orders.map(orderDto) }))
  return { _embedded: { contractWithShiftTypesAndOrdersOutputDtoList: withOrders } }
}

const contractDto = ({ id, customerId, customerName, period, shiftTypes }: MonthContractRow) => ({
  id,
  customerId,
  customerName,
  contractPeriod: { startDate: period.start, endDate: period.end },
  shiftTypes: shiftTypes.map(shiftTypeDto),
})
