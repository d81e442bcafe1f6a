import type { customerStaffing, StaffingBody } from '@uurwerk/contract/customers/staffing'
import type { Day } from '@uurwerk/domain/time/day'
import type { z } from 'zod'
import type { ClaimGrants } from '@uurwerk/domain/customers/claimGrants'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { Database } from '../../platform/db/database.ts'
import { qualificationToAsk } from '../../people/qualifications/qualificationToAsk.ts'
import { readClaimGrants, updateClaimGrants } from './claimGrantsStore.ts'
import { lockCustomers, readCustomerRow } from '../customerStore.ts'
import {
  deleteStaffing,
  insertStaffing,
  isTypeOfCustomer,
  listStaffing,
  updateStaffing,
  type StaffingFields,
  type StaffingRow,
} from './staffingStore.ts'

type Answer = AnswerOf<typeof customerStaffing>
type Input = z.output<typeof StaffingBody>
type OneLevel = { readonly id: number; readonly levelId: number }

/** How many people a customer needs in each period with each shift type (rule staffing-1). */
export async function customerStaffingOf(db: Database, customerId: number, today: Day): Promise<Answer> {
  const [found, rows] = await Promise.all([readClaimGrants(db, customerId), listStaffing(db, customerId)])
  const { own, effective } = orNotFound(found)
  return {
    today,
    grants: own,
    effectiveGrants: effective,
    _embedded: { staffingLevelDtoList: rows.map(({ weekdays, ...level }) => ({ ...level, weekdays: [...weekdays] })) },
  }
}

const whenTaken = { staffing_levels_no_overlap: { code: 'staffing_overlaps' } } as const

const audited = ({ shiftTypeId, period, weekdays, onHolidays, qualification }: StaffingFields) => ({
  shiftTypeId,
  from: period.start,
  to: period.end,
  weekdays: weekdays.join(' '),
  onHolidays,
  qualification: qualification?.name ?? null,
})

/** Locks the customer, so that the changes of two HR users happen one after the other. */
async function checkedFields(
  { tx }: CommandContext,
  { customerId, before }: { readonly customerId: number; readonly before: StaffingRow | null },
  input: Input,
): Promise<StaffingFields> {
  const { shiftTypeId, start, end = null, weekdays, onHolidays = null, qualificationId = null } = input
  if (end !== null && end < start) throw new RefusalError({ code: 'period_reversed' })
  if (!(await isTypeOfCustomer(tx, shiftTypeId, customerId)))
    throw new RefusalError({ code: 'shift_type_of_other_customer' })
  const kept = before?.qualification ?? null
  const qualification = kept?.id === qualificationId ? kept : await qualificationToAsk(tx, qualificationId)
  return { shiftTypeId, period: { start, end }, weekdays, onHolidays, qualification }
}

async function lockedLevel({ tx }: CommandContext, { id, levelId }: OneLevel): Promise<StaffingRow> {
  const level = (await listStaffing(tx, id)).find((each) => each.id === levelId)
  return orNotFound(level)
}

/** Adds a staffing level. Two levels of one shift type never apply on the same day (rule staffing-1). */
export async function addStaffing(context: CommandContext, customerId: number, input: Input): Promise<Answer> {
  const { tx, today } = context
  await lockCustomers(tx, [customerId])
  orNotFound(await readCustomerRow(tx, customerId))
  const fields = await checkedFields(context, { customerId, before: null }, input)
  const id = await refusedWhenTaken(whenTaken, () => insertStaffing(tx, customerId, fields))
  await recordCallerAct(context, {
    entity: 'staffing',
    entityId: id,
    action: 'add staffing level',
    after: { customerId, ...audited(fields) },
  })
  return customerStaffingOf(tx, customerId, today)
}

export async function editStaffing(
  context: CommandContext,
  which: OneLevel,
  { version, ...input }: Input,
): Promise<Answer> {
  const { tx, today } = context
  await lockCustomers(tx, [which.id])
  const level = await lockedLevel(context, which)
  const entity = { entity: 'staffing', entityId: level.id } as const
  await assertVersion(tx, { ...entity, stored: level.version, sent: version, current: () => level })
  const fields = await checkedFields(context, { customerId: which.id, before: level }, input)
  await refusedWhenTaken(whenTaken, () => updateStaffing(tx, level.id, fields))
  await recordCallerAct(context, {
    ...entity,
    action: 'edit staffing level',
    before: audited(level),
    after: audited(fields),
  })
  return customerStaffingOf(tx, which.id, today)
}

export async function removeStaffing(context: CommandContext, which: OneLevel): Promise<Answer> {
  const { tx, today } = context
  await lockCustomers(tx, [which.id])
  const level = await lockedLevel(context, which)
  await deleteStaffing(tx, level.id)
  await recordCallerAct(context, {
    entity: 'staffing',
    entityId: level.id,
    action: 'remove staffing level',
    before: { customerId: which.id, ...audited(level) },
  })
  return customerStaffingOf(tx, which.id, today)
}

/**
 * Chooses how new open shifts of a customer are given to employees. Existing open shifts do not change (rule needs-18).
 */
export async function setClaimGrants(context: CommandContext, customerId: number, grants: ClaimGrants | null) {
  const { tx, today } = context
  await lockCustomers(tx, [customerId])
  const { own } = orNotFound(await readClaimGrants(tx, customerId))
  await updateClaimGrants(tx, customerId, grants)
  await recordCallerAct(context, {
    action: 'set claim grants',
    entity: 'customer',
    entityId: customerId,
    before: { grants: own },
    after: { grants },
  })
  return customerStaffingOf(tx, customerId, today)
}
