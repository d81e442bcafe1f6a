import type { absenceChanges as endpoint, AbsenceChanges } from '@uurwerk/contract/absences/teamAbsences'
import { SECONDS_IN_DAY } from '@uurwerk/domain/time/brusselsOffset'
import { addSeconds, formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { saveSeenUntil, selectAbsenceChanges, selectSeenUntil, type AbsenceChangeRow } from './absenceChangesStore.ts'

const LOOK_BACK_DAYS = 30
const MOST_SHOWN = 100

type Reader = { readonly personId: number; readonly now: Instant }

/**
 * The absences that other people booked, changed or cancelled in the last thirty days. The changes that the HR user has
 * not seen yet are marked (rule absences-55).
 */
export async function absenceChanges(db: Database, { personId, now }: Reader): Promise<AnswerOf<typeof endpoint>> {
  const seenUntil = await selectSeenUntil(db, personId)
  const since = addSeconds(now, -LOOK_BACK_DAYS * SECONDS_IN_DAY)
  const rows = await selectAbsenceChanges(db, { personId, since, seenUntil, most: MOST_SHOWN })
  return {
    seenUntil,
    until: rows[0]?.id ?? seenUntil,
    unseen: rows[0]?.unseen ?? 0,
    changes: rows.flatMap((row) => changeDto(row) ?? []),
  }
}

/**
 * Stores the number of the last absence change that the HR user has seen. A lower number makes later changes unseen
 * again.
 */
export async function markAbsenceChangesSeen(
  { tx, actor, now }: CommandContext,
  until: number,
): Promise<AnswerOf<typeof endpoint>> {
  await saveSeenUntil(tx, actor.personId, until)
  return absenceChanges(tx, { personId: actor.personId, now })
}

type Change = AbsenceChanges['changes'][number]

/** The answer is null when the absence that was edited no longer exists. */
function changeDto({ id, second, userId, userName, actorName, ...row }: AbsenceChangeRow): Change | null {
  const what = row.changes.prolongedSickLeave === undefined ? changeOfDays(row) : changeOfSickLeave(row)
  return what && { id, at: formatInstant(second), userId, userName, actorName, ...what }
}

type What = Pick<Change, 'kind' | 'category' | 'fullDay' | 'start' | 'end'>

function changeOfDays({ changes, absence }: Pick<AbsenceChangeRow, 'changes' | 'absence'>): What | null {
  const { day, days, category, fullDay } = changes
  const booked = days?.[1]
  const start = booked?.[0] ?? day?.[0] ?? absence?.day
  const kind = category?.[1] ?? category?.[0] ?? absence?.category
  if (start === undefined || kind === undefined) return null
  return {
    kind: booked !== undefined ? 'booked' : absence === null ? 'removed' : 'changed',
    category: kind,
    fullDay: fullDay?.[1] ?? fullDay?.[0] ?? absence?.fullDay ?? true,
    start,
    end: booked?.at(-1) ?? start,
  }
}

function changeOfSickLeave({ changes }: Pick<AbsenceChangeRow, 'changes'>): What | null {
  const [before, after] = changes.prolongedSickLeave ?? [null, null]
  const period = after ?? before
  if (period === null) return null
  return {
    kind: before === null ? 'booked' : after === null ? 'removed' : 'changed',
    category: 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE',
    fullDay: true,
    start: period.start,
    end: period.end,
  }
}
