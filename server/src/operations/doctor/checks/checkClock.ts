import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { brusselsDayOf, brusselsMinuteOf, formatInstant, toInstant } from '@uurwerk/domain/time/instant'
import { readDatabaseClock } from '../../../platform/db/databaseFigures.ts'
import type { QueryContext } from '../../../app/context.ts'
import type { CheckResult, FindingWithPlaces } from '../facts/checkResult.ts'

export type ClockFacts = {
  /** The number of milliseconds that the clock of the database is ahead of the clock of this machine. */
  readonly aheadMs: number
  readonly clockSet: boolean
  readonly databaseKnowsBrussels: boolean
  readonly serverKnowsBrussels: boolean
}

const DIFFERS_MS = 5000
const SUMMER = toInstant(Date.UTC(2026, 6, 1) / 1000)

/**
 * Compares the clock of the database with the clock of this machine at the middle of the query. The setting CLOCK
 * changes neither of these clocks.
 */
export async function checkClock({
  db,
  services,
  now,
}: Pick<QueryContext, 'db' | 'services' | 'now'>): Promise<CheckResult> {
  const input = Date.now()
  const { clockMs, knowsBrussels } = await readDatabaseClock(db)
  const aheadMs = clockMs - (input + Date.now()) / 2
  return {
    summary: `${formatDayWithDashes(brusselsDayOf(now))} ${formatClockTime(brusselsMinuteOf(now))} in Brussel, ${Math.round(Math.abs(aheadMs))} ms verschil met de databank`,
    found: foundInClock({
      aheadMs,
      clockSet: services.settings.clockStart !== null,
      databaseKnowsBrussels: knowsBrussels,
      serverKnowsBrussels: formatInstant(SUMMER) === '2026-07-01T02:00:00+02:00',
    }),
  }
}

/** Compares the clocks with the limits (rule doctor-9). */
export function foundInClock({
  aheadMs,
  clockSet,
  databaseKnowsBrussels,
  serverKnowsBrussels,
}: ClockFacts): FindingWithPlaces[] {
  const apart = Math.abs(aheadMs)
  return [
    ...(clockSet ? [{ code: 'clock_set' } as const] : []),
    ...(apart > DIFFERS_MS ? [{ code: 'clock_differs', seconds: apart / 1000 } as const] : []),
    ...(databaseKnowsBrussels ? [] : [{ code: 'zone_unknown', where: 'De databank' } as const]),
    ...(serverKnowsBrussels ? [] : [{ code: 'zone_unknown', where: 'De server' } as const]),
  ]
}
