import type { AuditAction } from '@uurwerk/contract/audit/actions'
import type { RosterChange } from '@uurwerk/domain/planning/notices/rosterChanges'
import { isDay, type Day } from '@uurwerk/domain/time/day'
import { isInstant, parseInstant, type Instant } from '@uurwerk/domain/time/instant'

export const ROSTER_ACTIONS = [
  'plan shifts',
  'edit planned shift',
  'remove planned shift',
  'remove all planned shifts',
  'create shift',
  'edit shift',
  'remove shift',
  'undo shift removal',
] as const satisfies readonly AuditAction[]

export type AuditedChange = {
  readonly contractId: number | null
  /** The id of the shift; null when the entry is about several shifts of a contract. */
  readonly shiftId: number | null
  readonly changes: Readonly<Record<string, unknown>>
}

type Values = NonNullable<RosterChange['before']>

export function rosterChangesOf({ contractId, shiftId, changes }: AuditedChange): readonly RosterChange[] {
  if (contractId === null) return []
  if (shiftId === null) return daysIn(changes).map((day) => ({ contractId, id: null, day, before: null, after: null }))
  const [before, after] = [valuesIn(changes, 0), valuesIn(changes, 1)]
  return [{ contractId, id: shiftId, day: null, before, after }]
}

/** The days of an audit entry about several shifts, which stores them as `[days before, days after]`. */
const daysIn = ({ days }: AuditedChange['changes']): readonly Day[] =>
  (Array.isArray(days) ? days.flat() : []).flatMap((day: unknown) =>
    typeof day === 'string' && isDay(day) ? [day] : [],
  )

/** The changed values before (0) or after (1) a change. Null when the shift did not exist then. */
function valuesIn(changes: AuditedChange['changes'], side: 0 | 1): Values | null {
  const changed = (field: string): unknown =>
    Array.isArray(changes[field]) ? (changes[field][side] ?? null) : undefined
  const [start, end, shiftTypeId] = [changed('start'), changed('end'), changed('shiftTypeId')]
  // A new shift has a start time only after the change, and a removed shift only before the change.
  if (start === null) return null
  const [from, until] = [instantOf(start), instantOf(end)]
  return {
    ...(from !== null && { start: from }),
    ...(until !== null && { end: until }),
    ...(shiftTypeId !== undefined && { shiftTypeId: typeof shiftTypeId === 'number' ? shiftTypeId : null }),
  }
}

function instantOf(value: unknown): Instant | null {
  const instant = typeof value === 'string' ? parseInstant(value) : null
  return instant !== null && isInstant(instant) ? instant : null
}
