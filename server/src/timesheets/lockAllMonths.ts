import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordAudit } from '../audit/recordAudit.ts'
import { RefusalError } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { lockPeople } from '../people/lockPersonStore.ts'
import { readAllContractMonths, type ContractMonthState } from './allContractMonthsStore.ts'
import { insertLocks } from './lockStore.ts'
import { monthOverview } from './monthOverview.ts'

/** Keeps the planning of everybody's contracts of the month that are not locked yet: all of them, or none. */
export async function lockAllMonths({ tx, actor, now }: CommandContext, yearMonth: YearMonth): Promise<void> {
  const months = await readAllContractMonths(tx, yearMonth)
  const refusal = refusalToLock(months.map(timesheetState))
  if (refusal !== null) throw new RefusalError({ ...refusal, current: await monthOverview(tx, yearMonth) })
  const people = new Set(months.filter(isOpen).map(({ personId }) => personId))
  await lockPeople(tx, [...people])
  // Whose contract ended while we waited has no such month any more.
  const asTheyStand = await readAllContractMonths(tx, yearMonth)
  const open = asTheyStand.filter((month) => isOpen(month) && people.has(month.personId))
  const contractIds = open.map(({ contractId }) => contractId)
  const locked = await insertLocks(tx, { contractIds, yearMonth, now, actorId: actor.personId })
  // Whoever was faster, and held the locks until now, has left nothing to lock.
  if (locked === 0) throw new RefusalError({ code: 'already_locked', current: await monthOverview(tx, yearMonth) })
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'lock all months',
    entity: 'timesheet',
    entityId: null,
    after: { yearMonth, contracts: locked },
  })
}

const isOpen = ({ lockedAt }: ContractMonthState): boolean => lockedAt === null
