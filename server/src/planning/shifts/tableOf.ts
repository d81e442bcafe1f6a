import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { readPersonOfContract } from '../../contracts/personOfContractStore.ts'

/** The month of one contract that a request changes, with the person of the contract and the role of the caller. */
export type Table = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly personId: number
  readonly actingAs: ActingAs
}

type Input = Pick<Table, 'contractId' | 'yearMonth'>

/** Locks the caller. The later query of the planning facts checks that the contract belongs to the caller. */
export function ownTable({ tx, actor }: CommandContext, { contractId, yearMonth }: Input): Table {
  lockPerson(tx, actor.personId)
  return { contractId, yearMonth, personId: actor.personId, actingAs: 'employee' }
}

/** Locks the person of a contract, for a change by HR. The contract can belong to any person. */
export async function tableForHr({ tx }: CommandContext, { contractId, yearMonth }: Input): Promise<Table> {
  const personId = orNotFound(await readPersonOfContract(tx, contractId))
  lockPerson(tx, personId)
  return { contractId, yearMonth, personId, actingAs: 'hr' }
}
