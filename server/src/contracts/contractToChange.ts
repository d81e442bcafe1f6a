import type { Tx } from '../platform/db/transaction.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { lockPerson } from '../app/lockPersonStore.ts'
import { readPersonOfContract } from './personOfContractStore.ts'
import { selectContract, type ContractRow } from './contractStore.ts'

/** Locks the person of a contract and returns the contract. */
export async function contractToChange(tx: Tx, id: number): Promise<ContractRow> {
  lockPerson(tx, orNotFound(await readPersonOfContract(tx, id)))
  return orNotFound(await selectContract(tx, id))
}
