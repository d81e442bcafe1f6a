import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { orNotFound } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { lockPerson } from '../people/lockPersonStore.ts'
import { readPersonOfContract } from './personOfContractStore.ts'

/** One contract's table of a month, whose it is, and in which capacity somebody writes in it. */
export type Table = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly personId: number
  readonly actingAs: ActingAs
}

type Asked = Pick<Table, 'contractId' | 'yearMonth'>

/** The caller's own; that the contract is theirs shows when its facts are read. */
export async function ownTable({ tx, actor }: CommandContext, { contractId, yearMonth }: Asked): Promise<Table> {
  await lockPerson(tx, actor.personId)
  return { contractId, yearMonth, personId: actor.personId, actingAs: 'employee' }
}

/** Anybody's, for HR. */
export async function tableForHr({ tx }: CommandContext, { contractId, yearMonth }: Asked): Promise<Table> {
  const personId = orNotFound(await readPersonOfContract(tx, contractId))
  await lockPerson(tx, personId)
  return { contractId, yearMonth, personId, actingAs: 'hr' }
}
