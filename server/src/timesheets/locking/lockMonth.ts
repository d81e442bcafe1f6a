import type { MonthTimesheets } from '@uurwerk/contract/timesheets/timesheets'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { readContractMonths } from '../../contracts/months/contractMonthStore.ts'
import { contractMonthsIn } from '../../contracts/months/contractMonthsIn.ts'
import { assertStepAllowed } from '../assertStepAllowed.ts'
import { insertLocks } from './lockStore.ts'
import { monthTimesheets } from '../monthTimesheets.ts'

/** Locks the planning of all contracts in the caller's month: the action 'Planning vastzetten'. */
export async function lockMonth(context: CommandContext, yearMonth: YearMonth): Promise<MonthTimesheets> {
  await lockPlanning(context, yearMonth)
  return monthTimesheets(context.tx, { personId: context.actor.personId, yearMonth })
}

/** Locks the planning of the caller's month, and does not read the month again. */
export async function lockPlanning(context: CommandContext, yearMonth: YearMonth): Promise<void> {
  const { tx, actor, now } = context
  const { personId } = actor
  lockPerson(tx, personId)
  const months = contractMonthsIn(yearMonth, await readContractMonths(tx, { personId, yearMonth }))
  assertStepAllowed(refusalToLock(months.map(timesheetState)), months)
  const contractIds = months.filter(({ lockedAt }) => lockedAt === null).map(({ contractId }) => contractId)
  await insertLocks(tx, { contractIds, yearMonth, now, actorId: personId })
  await recordCallerAct(context, {
    action: 'lock month',
    entity: 'timesheet',
    entityId: null,
    personId,
    after: { yearMonth, contractIds },
  })
}
