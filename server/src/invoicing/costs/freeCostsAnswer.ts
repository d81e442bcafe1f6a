import type { Database } from '../../platform/db/database.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { readBilledMonth } from '../billing/billedMonthStore.ts'
import type { ContractMonthKey } from '../../timesheets/freeCosts/contractMonthKey.ts'
import { freeCostDto } from '../../timesheets/freeCosts/freeCostDto.ts'

/** The free costs of a contract month, as the API answers them. */
export async function freeCostsAnswer(db: Database, input: ContractMonthKey) {
  const { freeCosts } = orNotFound(await readBilledMonth(db, input))
  return { _embedded: { freeCostDtoList: freeCosts.map(freeCostDto) } }
}
