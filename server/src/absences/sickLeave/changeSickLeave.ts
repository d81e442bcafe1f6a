import type { Cause } from '@uurwerk/domain/people/cause'
import type { AuditAction } from '@uurwerk/contract/audit/actions'
import type { TakenAway } from '@uurwerk/contract/people/takenAway'
import { changedSickDays } from '@uurwerk/domain/employment/changedSickDays'
import {
  refusalToSetProlongedSickLeave,
  type ProlongedSickLeaveFacts,
} from '@uurwerk/domain/employment/refusalToSetProlongedSickLeave'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { lastDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import { LAST_YEAR, toDay, type Day } from '@uurwerk/domain/time/day'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import type { PersonRow } from '../../people/peopleStore.ts'
import { raisePersonVersion } from '../../people/personStore.ts'
import {
  deleteSickLeave,
  insertSickLeave,
  updateSickLeave,
  listShiftDays,
  closeShiftsOfSickLeave,
  keepAbsencesWithSickLeave,
} from './prolongedSickLeaveStore.ts'
import { readPerson } from '../../people/readPerson.ts'
import { giveBackAbsences, daysFrozenForHr } from './giveBackAbsences.ts'
import { forgetKeptOutside } from './keptStore.ts'
import { reopenShiftsOutside } from './keptShiftStore.ts'
import { applyAbsenceSideEffects } from '../booking/applyAbsenceSideEffects.ts'
import { grantWeekendHolidays } from '../holidays/grantWeekendHolidays.ts'
import { listAbsences } from '../absenceStore.ts'
import { closeAbsences } from '../booking/closeAbsences.ts'

type StoredSickLeave = DayPeriod & { readonly id: number }

type SickLeaveChange = {
  /** The action of the audit entry, written as a verb and a noun. */
  readonly action: AuditAction
  /** The stored prolonged sickness; null when the change starts a new sickness. */
  readonly stored: StoredSickLeave | null
  /** The new period of the prolonged sickness; null when the change removes the sickness. */
  readonly wanted: DayPeriod | null
  readonly giveBack: boolean
  readonly preview: boolean
}

/**
 * Start, change and removal of a prolonged sickness use this function (rule people-51). Shifts and absences during the
 * sickness are removed, but stay stored. When the sickness gets shorter, the records outside it are restored. The caller
 * must already have locked the person.
 */
export async function changeSickLeave(context: CommandContext, person: PersonRow, change: SickLeaveChange) {
  const { tx } = context
  const { stored, wanted, preview } = change
  if (wanted !== null) {
    const facts = await sickLeaveFacts(context, person, { period: wanted, id: stored?.id ?? null })
    assertAllowed(refusalToSetProlongedSickLeave(facts, wanted))
  }
  return onlyPreviewed(tx, preview, async () => {
    const moved = await move(context, person, change)
    await raisePersonVersion(tx, person.id)
    await audit(context, person.id, change, moved)
    return { ...(await readPerson(tx, person.id, context)), ...moved }
  })
}

type Moved = {
  readonly takenAway: z.output<typeof TakenAway>
  readonly givenBack: GivenBack
}

async function move(context: CommandContext, person: PersonRow, change: SickLeaveChange): Promise<Moved> {
  const { tx, today } = context
  const { stored, wanted, giveBack } = change
  const personId = person.id
  const cause = causeOf(wanted)
  if (wanted !== null && stored !== null) await updateSickLeave(tx, stored.id, wanted)
  const id = stored?.id ?? (await insertSickLeave(tx, personId, wanted!))
  const taken = wanted === null ? NOTHING : await takeAwayInside(context, { personId, id, period: wanted, cause })
  const givenBack = await giveBackOutside(context, person, { id, period: wanted, giveBack, cause })
  if (wanted === null) await deleteSickLeave(tx, id)
  // `sickDays` also contains the days of this month after today. This month can already be confirmed, and its stored
  // balance is then calculated again.
  const sickDays = changedSickDays(stored, wanted, lastDayOf(monthOf(today)))
  const movedDays = [taken, givenBack].flatMap(({ shifts, absences }) => [...shifts, ...absences])
  const removedRecupHolidays = await settleSickLeave(context, { personId, days: [...sickDays, ...movedDays], cause })
  return { takenAway: { ...taken, orders: 0, months: [], removedRecupHolidays }, givenBack }
}

const NOTHING = { shifts: [], absences: [] }

const causeOf = (wanted: DayPeriod | null): Cause =>
  wanted === null
    ? { code: 'prolonged_sickness_removed' }
    : { code: 'prolonged_sickness', detail: `${wanted.start}/${wanted.end ?? ''}` }

function audit(context: CommandContext, personId: number, { action, stored, wanted }: SickLeaveChange, moved: Moved) {
  return recordCallerAct(context, {
    action,
    entity: 'person',
    entityId: personId,
    personId,
    before: stored && { prolongedSickLeave: periodOf(stored) },
    after: { prolongedSickLeave: wanted && periodOf(wanted), ...moved },
  })
}

const periodOf = ({ start, end }: DayPeriod): DayPeriod => ({ start, end })

type Input = {
  readonly id: number
  /** The period of prolonged sickness that remains after the change; null when no period remains. */
  readonly period: DayPeriod | null
  readonly giveBack: boolean
  readonly cause: Cause
}

type GivenBack = { readonly shifts: Day[]; readonly absences: Day[]; readonly notGivenBack: Day[] }

/**
 * Restores the records on days that are no longer in the sickness, when HR chose this (`giveBack`). HR is not asked
 * again later about the records that are not restored (rule people-44).
 */
async function giveBackOutside(
  context: CommandContext,
  person: PersonRow,
  { id, period, giveBack, cause }: Input,
): Promise<GivenBack> {
  const shifts = giveBack ? await reopenShiftsOutside(context.tx, { id, period }) : []
  const absences = giveBack ? await giveBackAbsences(context, person, { id, period, cause }) : []
  return { shifts, absences, notGivenBack: await forgetKeptOutside(context.tx, { id, period }) }
}

type Settling = {
  readonly personId: number
  /** The days that the sickness gained or lost, and the days of the removed or restored records. */
  readonly days: readonly Day[]
  readonly cause: Cause
}

/**
 * Updates the leave for public holidays and the balances of confirmed months. Returns the removed 'Feestdag recup'
 * bookings, whose balance is used up (rules people-48, balances-20).
 */
async function settleSickLeave(context: CommandContext, { personId, days, cause }: Settling): Promise<Day[]> {
  const { tx, actor, now } = context
  const removed = await grantWeekendHolidays(tx, { personId, actorId: actor.personId, now, cause })
  await applyAbsenceSideEffects(context, { personId, actingAs: 'hr', days: [...new Set(days)] })
  return removed
}

type FactsInput = { readonly period: DayPeriod; readonly id: number | null }

/** `id` is the id of the sickness that changes; null for a new sickness. */
async function sickLeaveFacts(
  { tx, now }: CommandContext,
  person: PersonRow,
  { period, id }: FactsInput,
): Promise<ProlongedSickLeaveFacts> {
  const personId = person.id
  const span = { personId, from: period.start, until: period.end ?? toDay(`${LAST_YEAR}-12-31`) }
  const shifts = await listShiftDays(tx, { personId, from: period.start, now })
  const absenceDays = (await listAbsences(tx, span)).map(({ day }) => day)
  const invoicedDays = shifts.filter(({ invoiced }) => invoiced).map(({ day }) => day)
  return {
    employment: { start: person.employmentStart, end: person.employmentEnd },
    otherPeriods: person.prolongedSickLeaves.filter((other) => other.id !== id),
    workedDays: shifts.filter(({ begun }) => begun).map(({ day }) => day),
    frozenDays: [...new Set([...invoicedDays, ...(await daysFrozenForHr(tx, personId, absenceDays))])].sort(),
  }
}

type TakingAway = {
  readonly personId: number
  readonly id: number
  readonly period: DayPeriod
  readonly cause: Cause
}

/**
 * Removes the shifts and absences during the sickness, but keeps them in the database, so that they can be restored.
 * Returns their days (rule people-38).
 */
async function takeAwayInside(
  { tx, actor, now }: CommandContext,
  { personId, id, period, cause }: TakingAway,
): Promise<{ readonly shifts: Day[]; readonly absences: Day[] }> {
  const shifts = await closeShiftsOfSickLeave(tx, { id, personId, period, now, cause })
  const until = period.end ?? toDay(`${LAST_YEAR}-12-31`)
  const inside = await listAbsences(tx, { personId, from: period.start, until })
  const ids = inside.map((absence) => absence.id)
  await closeAbsences(tx, { ids, actorId: actor.personId, now, cause })
  await keepAbsencesWithSickLeave(tx, id, ids)
  return { shifts, absences: inside.map(({ day }) => day) }
}
