import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { addAvailabilityRule as adding, setAvailability as setting } from '@uurwerk/contract/planning/availability'
import {
  refusalToAddAvailabilityRule,
  refusalToSetAvailability,
} from '@uurwerk/domain/planning/availability/refusalToSetAvailability'
import type { Day } from '@uurwerk/domain/time/day'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { personExists } from '../../people/personExistsStore.ts'
import { countCurrentRules, deleteDay, endRule, insertRule, saveDay } from './availabilityStore.ts'

/** The person whose availability changes. HR can enter the availability of another person. */
type Of = { readonly personId: number }

/** A mark by the person or by HR replaces an earlier mark of the day (rules availability-1, availability-11). */
export async function setAvailability(
  context: CommandContext,
  { personId, day, mark, hours }: Of & BodyOf<typeof setting> & { readonly day: Day },
): Promise<object> {
  await lockExisting(context, personId)
  assertAllowed(refusalToSetAvailability(day, context.today))
  const { tx, now } = context
  // An availability mark without hours applies to the whole day.
  await saveDay(tx, day, {
    personId,
    mark,
    hours: mark === 'free' ? null : (hours ?? null),
    now,
    ...by(context, personId),
  })
  await record(context, personId, day)
  return {}
}

/** Removes the availability mark of a day, so that a weekly rule applies to the day again (rule availability-3). */
export async function clearAvailability(
  context: CommandContext,
  { personId, day }: Of & { readonly day: Day },
): Promise<object> {
  await lockExisting(context, personId)
  assertAllowed(refusalToSetAvailability(day, context.today))
  if (await deleteDay(context.tx, personId, day)) await record(context, personId, day)
  return {}
}

/** Adds a weekly rule about the availability of a person (rule availability-2). */
export async function addAvailabilityRule(
  context: CommandContext,
  { personId, weekday, everyWeeks, start, mark, ...others }: Of & BodyOf<typeof adding>,
): Promise<{ id: number }> {
  await lockExisting(context, personId)
  const { tx, now, today } = context
  const [end, hours] = [others.end ?? null, others.hours ?? null]
  const current = await countCurrentRules(tx, personId, today)
  assertAllowed(refusalToAddAvailabilityRule({ start, end }, { today, current }))
  const id = await insertRule(tx, {
    personId,
    weekday,
    everyWeeks,
    start,
    end,
    mark,
    hours,
    now,
    ...by(context, personId),
  })
  await record(context, personId, start)
  return { id }
}

/** Ends a rule from tomorrow on. The availability of earlier days does not change (rule availability-2). */
export async function endAvailabilityRule(
  context: CommandContext,
  { personId, ruleId }: Of & { readonly ruleId: number },
): Promise<object> {
  const { tx, today } = context
  await lockExisting(context, personId)
  if (!(await endRule(tx, { personId, ruleId, today }))) throw new RefusalError({ code: 'not_found' })
  await record(context, personId, today)
  return {}
}

async function lockExisting({ tx }: CommandContext, personId: number): Promise<void> {
  lockPerson(tx, personId)
  orNotFound((await personExists(tx, personId)) || null)
}

const by = ({ actor }: CommandContext, personId: number) => ({ byHr: actor.personId !== personId })

/**
 * The audit entry contains the day but not the mark, because the audit trail is kept longer than the availability (rule
 * availability-8).
 */
const record = (context: CommandContext, personId: number, day: Day) =>
  recordCallerAct(context, {
    action: 'set availability',
    entity: 'availability',
    entityId: personId,
    personId,
    after: { day },
  })
