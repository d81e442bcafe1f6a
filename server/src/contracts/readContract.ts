import type { Contract } from '@uurwerk/contract/contracts/contracts'
import type { Day } from '@uurwerk/domain/time/day'
import type { z } from 'zod'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { contractDto } from './contractDto.ts'
import { selectContract } from './contractStore.ts'

export async function readContract(db: Database, id: number, today: Day): Promise<z.output<typeof Contract>> {
  return contractDto(orNotFound(await selectContract(db, id)), today)
}
