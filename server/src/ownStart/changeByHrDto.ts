import { changesInWords } from '@uurwerk/contract/audit/entryInWords'
import { fieldsShownToEmployee, actionsShownToEmployee } from '@uurwerk/contract/audit/actionsShownToEmployee'
import type { ChangeByHr } from '@uurwerk/contract/ownStart/ownStart'
import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf, brusselsMinuteOf, formatInstant, toInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { ChangeRow } from './ownStartStore.ts'

/** A change by HR as a sentence, without kinds of absence, reasons and remarks (rule audit-19). */
export const changeByHrDto = ({ id, second, actorName, action, ...row }: ChangeRow): ChangeByHr => {
  const shown = Object.fromEntries(
    Object.entries(row.changes).filter(([field]) => fieldsShownToEmployee.includes(field)),
  )
  return {
    id,
    at: formatInstant(second),
    sentence: `${actorName} ${actionsShownToEmployee[action] ?? ''}`,
    customerName: row.customerName,
    date: dayIn(shown),
    yearMonth: row.yearMonth,
    changes: changesInWords(mapClocks(shown), {}).map(({ name, before, after, isNew }) => ({
      name,
      before: isNew ? null : before,
      after,
    })),
  }
}

/**
 * The day of the changed shift, from the start or the end in an audit entry; null without a start and an end. When HR
 * changed a time, the entry contains the moments before and after the change.
 */
function dayIn(changes: ChangeRow['changes']): Day | null {
  const moment = momentsIn(changes['start'])[0] ?? momentsIn(changes['end'])[0]
  return moment === undefined ? null : brusselsDayOf(moment)
}

const momentsIn = (change: unknown): Instant[] =>
  (Array.isArray(change) ? change : [change]).flatMap((value: unknown) => momentOf(value) ?? [])

function momentOf(value: unknown): Instant | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return null
  const milliseconds = Date.parse(value)
  return Number.isNaN(milliseconds) ? null : toInstant(Math.floor(milliseconds / 1000))
}

/** Replaces each moment by its clock time, because the sentence about the change already contains the day. */
const mapClocks = (changes: ChangeRow['changes']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [
      field,
      Array.isArray(change) ? change.map(clockOrValue) : clockOrValue(change),
    ]),
  )

function clockOrValue(value: unknown): unknown {
  const moment = momentOf(value)
  return moment === null ? value : formatClockTime(brusselsMinuteOf(moment))
}
