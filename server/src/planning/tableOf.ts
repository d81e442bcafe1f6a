import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { orNotFound } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { lockPerson } from '../people/lockPersonStore.ts'
import { readPersonOfContract } from './personOfContractStore.ts'

/** The month of one contract with its person, and the role in which the caller changes it. */
export type Table = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly personId: number
  readonly actingAs: ActingAs
}

type Input = Pick<Table, 'contractId' | 'yearMonth'>

/** The month of a contract of the caller. The read of its facts checks that the contract is theirs. */
export async function ownTable({ tx, actor }: CommandContext, { contractId, yearMonth }: Input): Promise<Table> {
  await lockPerson(tx, actor.personId)
  return { contractId, yearMonth, personId: actor.personId, actingAs: 'employee' }
}

/** The month of a contract of any person, for HR. */
export async function tableForHr({ tx }: CommandContext, { contractId, yearMonth }: Input): Promise<Table> {
  const personId = orNotFound(await readPersonOfContract(tx, contractId))
  await lockPerson(tx, personId)
  return { contractId, yearMonth, personId, actingAs: 'hr' }
}
