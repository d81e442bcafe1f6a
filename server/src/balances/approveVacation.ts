import type { approveVacation as contract } from '@uurwerk/contract/balances/balances'
import { refusalToKeepBalances } from '@uurwerk/domain/balances/refusalToKeepBalances'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../app/RefusalError.ts'
import type { AnswerOf, CommandContext } from '../app/context.ts'
import { lockPerson } from '../app/lockPersonStore.ts'
import { readKind, type CounterOf } from './counterStore.ts'
import { readVacationApproved, upsertVacationApproved } from './vacationYearStore.ts'

type Approval = CounterOf & { readonly approved: boolean }

/** Stores or withdraws HR's approval of a person's vacation for a year (rule balances-72). */
export async function approveVacation(
  context: CommandContext,
  { personId, year, approved }: Approval,
): Promise<AnswerOf<typeof contract>> {
  const { tx } = context
  lockPerson(tx, personId)
  assertAllowed(refusalToKeepBalances(orNotFound(await readKind(tx, personId))))
  const before = await readVacationApproved(tx, { personId, year })
  await upsertVacationApproved(tx, { personId, year, approved })
  await recordCallerAct(context, {
    action: approved ? 'approve vacation' : 'disapprove vacation',
    entity: 'vacation year',
    entityId: personId,
    personId,
    before: { approved: before },
    after: { year, approved },
  })
  return { userId: personId, year, approvedByAdmin: approved }
}
