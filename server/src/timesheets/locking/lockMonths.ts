import type { MonthTimesheets } from '@uurwerk/contract/timesheets/timesheets'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson, lockPeople } from '../../app/lockPersonStore.ts'
import { listContractMonths } from '../../contracts/months/contractMonthStore.ts'
import { contractMonthsIn } from '../../contracts/months/contractMonthsIn.ts'
import { assertStepAllowed, assertStepAllowedForHr } from '../assertStepAllowed.ts'
import { insertLocks } from './lockStore.ts'
import { monthTimesheets } from '../monthTimesheets.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { auditTimesheet } from '../auditTimesheet.ts'
import { timesheetForHr } from '../timesheetForHr.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import { listAllContractMonths, type ContractMonthState } from '../approval/allContractMonthsStore.ts'
import { monthOverview } from '../overview/monthOverview.ts'

/** The action 'Planning vastzetten', for all contracts. Later changes can be compared with the locked planning. */
export async function lockMonth(context: CommandContext, yearMonth: YearMonth): Promise<MonthTimesheets> {
  await lockPlanning(context, yearMonth)
  return monthTimesheets(context.tx, { personId: context.actor.personId, yearMonth })
}

/** Locks the planning of the caller's month. Unlike `lockMonth`, does not return the month. */
export async function lockPlanning(context: CommandContext, yearMonth: YearMonth): Promise<void> {
  const { tx, actor, now } = context
  const { personId } = actor
  lockPerson(tx, personId)
  const months = contractMonthsIn(yearMonth, await listContractMonths(tx, { personId, yearMonth }))
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

/** HR locks the planning of one contract, for an employee who did not do it (rule timesheets-66). */
export async function lockMonthFor(
  context: CommandContext,
  input: Pick<Table, 'contractId' | 'yearMonth'>,
): Promise<void> {
  const { tx, actor, now } = context
  const timesheet = await timesheetForHr(context, input)
  await assertStepAllowedForHr(tx, refusalToLock([timesheet.state]), timesheet)
  const { contractId, yearMonth } = timesheet
  await insertLocks(tx, { contractIds: [contractId], yearMonth, now, actorId: actor.personId })
  await auditTimesheet(context, timesheet, { action: 'lock month' })
}

/**
 * Locks the planning of all contracts without a locked planning, and returns these contracts. When the call is refused,
 * it locks no planning (rule timesheets-10).
 */
export async function lockAllMonths(context: CommandContext, yearMonth: YearMonth): Promise<number[]> {
  const { tx, actor, now, today } = context
  const months = await listAllContractMonths(tx, yearMonth)
  const refusal = refusalToLock(months.map(timesheetState))
  if (refusal !== null) throw new RefusalError({ ...refusal, current: await monthOverview(tx, { yearMonth, today }) })
  const people = new Set(months.filter(isOpen).map(({ personId }) => personId))
  await lockPeople(tx, [...people])
  // A contract may have ended while this transaction waited for the locks on the people, so the months are read again.
  const asTheyStand = await listAllContractMonths(tx, yearMonth)
  const open = asTheyStand.filter((month) => isOpen(month) && people.has(month.personId))
  const contractIds = open.map(({ contractId }) => contractId)
  const locked = await insertLocks(tx, { contractIds, yearMonth, now, actorId: actor.personId })
  // No planning was locked by this call. A colleague locked all of them while this transaction waited.
  if (locked.length === 0)
    throw new RefusalError({ code: 'already_locked', current: await monthOverview(tx, { yearMonth, today }) })
  await recordCallerAct(context, {
    action: 'lock all months',
    entity: 'timesheet',
    entityId: null,
    after: { yearMonth, contracts: locked.length },
  })
  return locked
}

const isOpen = ({ lockedAt }: ContractMonthState): boolean => lockedAt === null
