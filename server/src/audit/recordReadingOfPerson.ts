import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { QueryContext } from '../app/context.ts'
import { personExists } from '../people/personExistsStore.ts'
import { readPersonOfContract } from '../contracts/personOfContractStore.ts'
import { recordCallerAct } from '../app/audit/recordAudit.ts'

type Asked = {
  readonly entity?: string | undefined
  readonly id?: number | undefined
  readonly user?: number | undefined
  readonly contract?: number | undefined
  readonly yearMonth?: YearMonth | undefined
}

/**
 * Records that HR opened the history of a person. The history shows absences, so the audit trail records this in the
 * same way as reading the absences (rules audit-8, audit-9).
 */
export async function recordReadingOfPerson(context: QueryContext, input: Asked): Promise<void> {
  const { db } = context
  const personId = await personAskedFor(input, (contractId) => readPersonOfContract(db, contractId))
  if (personId === null || !(await personExists(db, personId))) return
  const { contract, yearMonth } = input
  const facts = { ...(yearMonth && { yearMonth }), ...(contract && { contractId: contract }) }
  await recordCallerAct(context, { action: 'read audit', entity: 'person', entityId: personId, personId, after: facts })
}

async function personAskedFor(
  { entity, id, user, contract }: Asked,
  ofContract: (contractId: number) => Promise<number | null>,
): Promise<number | null> {
  if (contract !== undefined) return ofContract(contract)
  return user ?? (entity === 'person' ? (id ?? null) : null)
}
