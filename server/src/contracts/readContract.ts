import type { Contract } from '@uurwerk/contract/contracts/contracts'
import type { Day } from '@uurwerk/domain/time/day'
import type { z } from 'zod'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { contractDto } from './contractDto.ts'
import { readContractRow, type ContractRow } from './contractStore.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { lockPerson } from '../app/lockPersonStore.ts'
import { readPersonOfContract } from './personOfContractStore.ts'

export async function readContract(db: Database, id: number, today: Day): Promise<z.output<typeof Contract>> {
  return contractDto(orNotFound(await readContractRow(db, id)), today)
}

export async function contractToChange(tx: Tx, id: number): Promise<ContractRow> {
  lockPerson(tx, orNotFound(await readPersonOfContract(tx, id)))
  return orNotFound(await readContractRow(tx, id))
}
