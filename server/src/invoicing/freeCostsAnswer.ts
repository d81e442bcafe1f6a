import type { Database } from '../db/database.ts'
import { orNotFound } from '../http/RefusalError.ts'
import { readBilledMonth } from './billedMonthStore.ts'
import type { ContractMonthKey } from './contractMonthKey.ts'
import { freeCostDto } from './freeCostDto.ts'

/** The free costs of a contract month. */
export async function freeCostsAnswer(db: Database, input: ContractMonthKey) {
  const { freeCosts } = orNotFound(await readBilledMonth(db, input))
  return { _embedded: { freeCostDtoList: freeCosts.map(freeCostDto) } }
}
