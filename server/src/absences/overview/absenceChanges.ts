import type { absenceChanges as endpoint, AbsenceChanges } from '@uurwerk/contract/absences/teamAbsences'
import { countersFor, leftFor } from '@uurwerk/domain/absences/counters/countersFor'
import { daysOfHalfDays } from '@uurwerk/domain/balances/halfDays'
import { hoursOf, seconds } from '@uurwerk/domain/money/seconds'
import { SECONDS_IN_DAY } from '@uurwerk/domain/time/brusselsOffset'
import { addDays } from '@uurwerk/domain/time/day'
import { addSeconds, formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { recuperationLeftOf } from '../../balances/recup/readRecuperationLeft.ts'
import type { Database } from '../../platform/db/database.ts'
import { listAbsenceContexts, type AbsenceContextRow } from './absenceContextStore.ts'
import { saveSeenUntil, listAbsenceChanges, readSeenUntil, type AbsenceChangeRow } from './absenceChangesStore.ts'

const LOOK_BACK_DAYS = 30
const MOST_SHOWN = 100
/** The number of days for which absent colleagues are listed when a prolonged sickness has no end date. */
const DAYS_WITHOUT_END = 30
const MOST_NAMES = 3

type Reader = { readonly personId: number; readonly now: Instant }

/**
 * The changes by other people in the last thirty days that this HR user has not seen (rule absences-55), with the
 * balance of the person and the absent colleagues of the same customers (rule absences-57).
 */
export async function absenceChanges(db: Database, { personId, now }: Reader): Promise<AnswerOf<typeof endpoint>> {
  const seenUntil = await readSeenUntil(db, personId)
  const since = addSeconds(now, -LOOK_BACK_DAYS * SECONDS_IN_DAY)
  const rows = await listAbsenceChanges(db, { personId, since, seenUntil, most: MOST_SHOWN })
  const changes = rows.flatMap((row) => changeDto(row) ?? [])
  return {
    seenUntil,
    until: rows[0]?.id ?? seenUntil,
    unseen: rows[0]?.unseen ?? 0,
    changes: await withContexts(db, changes),
  }
}

async function withContexts(db: Database, changes: readonly What[]): Promise<Change[]> {
  if (changes.length === 0) return []
  const input = changes.map(({ id, userId, start, end, category }) => ({
    id,
    personId: userId,
    start,
    end: end ?? addDays(start, DAYS_WITHOUT_END),
    isRecup: category === 'RECUPERATION',
  }))
  const contexts = new Map((await listAbsenceContexts(db, input)).map((row) => [row.id, row]))
  return changes.map((change) => ({ ...change, ...contextDto(change, contexts.get(change.id)) }))
}

/** Lists no absent colleagues for a cancelled absence, because the person is not absent on that day any more. */
function contextDto({ kind, category, start }: What, row: AbsenceContextRow | undefined): Context {
  const away = kind === 'removed' ? [] : (row?.away ?? [])
  return {
    daysLeft:
      row === undefined || countersFor(category).length === 0 ? null : daysOfHalfDays(leftFor(category, row.left)),
    hoursLeft: row === undefined || row.recup === null ? null : recupHoursLeft(row.recup, start),
    away: away.slice(0, MOST_NAMES),
    awayCount: away.length,
  }
}

function recupHoursLeft(row: NonNullable<AbsenceContextRow['recup']>, start: Change['start']): number {
  const { previous, taken } = recuperationLeftOf(row, monthOf(start))
  return hoursOf(seconds(previous - taken))
}

/**
 * Stores the id of the last change that the HR user has seen. When a later call sends a lower id, the changes after
 * that id are unseen again.
 */
export async function markAbsenceChangesSeen(
  { tx, actor, now }: CommandContext,
  until: number,
): Promise<AnswerOf<typeof endpoint>> {
  await saveSeenUntil(tx, actor.personId, until)
  return absenceChanges(tx, { personId: actor.personId, now })
}

type Change = AbsenceChanges['changes'][number]
type Context = Pick<Change, 'daysLeft' | 'hoursLeft' | 'away' | 'awayCount'>
type What = Omit<Change, keyof Context>

/** Returns null when the edited absence no longer exists. */
function changeDto({ id, second, userId, userName, actorName, ...row }: AbsenceChangeRow): What | null {
  const what = row.changes.prolongedSickLeave === undefined ? changeOfDays(row) : changeOfSickLeave(row)
  return what && { id, at: formatInstant(second), userId, userName, actorName, ...what }
}

type Days = Pick<Change, 'kind' | 'category' | 'fullDay' | 'start' | 'end'>

function changeOfDays({ changes, absence }: Pick<AbsenceChangeRow, 'changes' | 'absence'>): Days | null {
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

function changeOfSickLeave({ changes }: Pick<AbsenceChangeRow, 'changes'>): Days | null {
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
