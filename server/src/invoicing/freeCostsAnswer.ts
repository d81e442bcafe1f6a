import type { Database } from '../db/database.ts'
import { found } from '../http/Refused.ts'
import { readBilledMonth } from './billedMonthStore.ts'
import type { ContractMonthKey } from './contractMonthKey.ts'
import { freeCostDto } from './freeCostDto.ts'

/** The free costs of a contract month. */
export async function freeCostsAnswer(db: Database, asked: ContractMonthKey) {
  const { freeCosts } = found(await readBilledMonth(db, asked))
  return { _embedded: { freeCostDtoList: freeCosts.map(freeCostDto) } }
}
