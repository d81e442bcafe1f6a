import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { readAllContractMonths, type ContractMonthState } from '../approval/allContractMonthsStore.ts'
import { insertLocks } from './lockStore.ts'
import { monthOverview } from '../overview/monthOverview.ts'

/**
 * Locks the planning of all contracts of the month that are not locked yet. When the step is refused, no contract is
 * locked (rule timesheets-10).
 */
export async function lockAllMonths(context: CommandContext, yearMonth: YearMonth): Promise<void> {
  const { tx, actor, now, today } = context
  const months = await readAllContractMonths(tx, yearMonth)
  const refusal = refusalToLock(months.map(timesheetState))
  if (refusal !== null) throw new RefusalError({ ...refusal, current: await monthOverview(tx, { yearMonth, today }) })
  const people = new Set(months.filter(isOpen).map(({ personId }) => personId))
  await lockPeople(tx, [...people])
  // The contracts are read a second time, because a contract may have ended while this transaction waited for the locks
  // of the people.
  const asTheyStand = await readAllContractMonths(tx, yearMonth)
  const open = asTheyStand.filter((month) => isOpen(month) && people.has(month.personId))
  const contractIds = open.map(({ contractId }) => contractId)
  const locked = await insertLocks(tx, { contractIds, yearMonth, now, actorId: actor.personId })
  // When this call locks no month, a colleague has locked all months while this transaction waited.
  if (locked === 0)
    throw new RefusalError({ code: 'already_locked', current: await monthOverview(tx, { yearMonth, today }) })
  await recordCallerAct(context, {
    action: 'lock all months',
    entity: 'timesheet',
    entityId: null,
    after: { yearMonth, contracts: locked },
  })
}

const isOpen = ({ lockedAt }: ContractMonthState): boolean => lockedAt === null
