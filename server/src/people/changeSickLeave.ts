import type { AuditAction } from '@uurwerk/contract/audited/actions'
import type { TakenAway } from '@uurwerk/contract/people'
import { changedSickDays } from '@uurwerk/domain/people/changedSickDays'
import { refusalToSetProlongedSickLeave } from '@uurwerk/domain/people/refusalToSetProlongedSickLeave'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { lastDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import { recordAudit } from '../audit/recordAudit.ts'
import { onlyPreviewed } from '../http/onlyPreviewed.ts'
import { assertAllowed } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { giveBackOutside, type GivenBack } from './giveBackOutside.ts'
import type { PersonRow } from './peopleStore.ts'
import { raisePersonVersion } from './personStore.ts'
import { deleteSickLeave, insertSickLeave, updateSickLeave } from './prolongedSickLeaveStore.ts'
import { readPerson } from './readPerson.ts'
import { settleSickLeave } from './settleSickLeave.ts'
import { sickLeaveFacts } from './sickLeaveFacts.ts'
import { takeAwayInside } from './takeAwayInside.ts'

export type StoredSickLeave = DayPeriod & { readonly id: number }

export type SickLeaveChange = {
  /** The action in the audit entry: a verb and a noun. */
  readonly action: AuditAction
  /** The stored sickness; null when the change starts a new sickness. */
  readonly stored: StoredSickLeave | null
  /** The new period of the sickness; null when the change removes the sickness. */
  readonly wanted: DayPeriod | null
  readonly giveBack: boolean
  readonly preview: boolean
}

/**
 * Starts, changes or removes a long sickness. Records inside the sickness are taken away and kept; records that the
 * sickness no longer covers are given back. The caller must have locked the person (rule people-51).
 */
export async function changeSickLeave(context: CommandContext, person: PersonRow, change: SickLeaveChange) {
  const { tx, today } = context
  const { stored, wanted, preview } = change
  if (wanted !== null) {
    const facts = await sickLeaveFacts(context, person, { period: wanted, id: stored?.id ?? null })
    assertAllowed(refusalToSetProlongedSickLeave(facts, wanted))
  }
  return onlyPreviewed(tx, preview, async () => {
    const moved = await move(context, person, change)
    await raisePersonVersion(tx, person.id)
    await audit(context, person.id, change, moved)
    return { ...(await readPerson(tx, person.id, today)), ...moved }
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
  const reason = reasonOf(wanted)
  if (wanted !== null && stored !== null) await updateSickLeave(tx, stored.id, wanted)
  const id = stored?.id ?? (await insertSickLeave(tx, personId, wanted!))
  const taken = wanted === null ? NOTHING : await takeAwayInside(context, { personId, id, period: wanted, reason })
  const givenBack = await giveBackOutside(context, person, { id, period: wanted, giveBack, reason })
  if (wanted === null) await deleteSickLeave(tx, id)
  // The days until the end of this month are included, because a confirmed month can contain future days.
  const sickDays = changedSickDays(stored, wanted, lastDayOf(monthOf(today)))
  const movedDays = [taken, givenBack].flatMap(({ shifts, absences }) => [...shifts, ...absences])
  const removedRecupHolidays = await settleSickLeave(context, { personId, days: [...sickDays, ...movedDays], reason })
  return { takenAway: { ...taken, orders: 0, months: [], removedRecupHolidays }, givenBack }
}

const NOTHING = { shifts: [], absences: [] }

function reasonOf(wanted: DayPeriod | null): string {
  if (wanted === null) return 'langdurige ziekte verwijderd'
  const start = formatDayWithSlashes(wanted.start)
  if (wanted.end === null) return `langdurige ziekte vanaf ${start}`
  return `langdurige ziekte van ${start} tot en met ${formatDayWithSlashes(wanted.end)}`
}

function audit(
  { tx, actor, now }: CommandContext,
  personId: number,
  { action, stored, wanted }: SickLeaveChange,
  moved: Moved,
) {
  return recordAudit(tx, {
    actorId: actor.personId,
    now,
    action,
    entity: 'person',
    entityId: personId,
    personId,
    before: stored && { prolongedSickLeave: periodOf(stored) },
    after: { prolongedSickLeave: wanted && periodOf(wanted), ...moved },
  })
}

const periodOf = ({ start, end }: DayPeriod): DayPeriod => ({ start, end })
