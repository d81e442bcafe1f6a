import { warningSentences } from '@uurwerk/contract/planning/warnings'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import { lateChangedDays } from '@uurwerk/domain/planning/team/lateChangedDays'
import { isShortNotice, NOTICE_PERIOD_DAYS } from '@uurwerk/domain/planning/team/shortNotice'
import { addDays, eachDay, type Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { selectExtraHolidays } from '../../../calendar/extraHolidayStore.ts'
import { readPlanningSettings } from '../../../company/planningSettingsStore.ts'
import type { Database } from '../../../platform/db/database.ts'
import { rosterChangesOf } from '../../rosterChangesOf.ts'
import type { Period } from '../daysOfTeamPeriod.ts'
import { selectChangesOfPartTimers, selectRosters, type RosterChangeRow } from './lateChangesStore.ts'

type LateChange = { readonly personId: number; readonly day: Day; readonly sentence: string }

/**
 * The days of part-time employees whose roster HR changed within the term of notice, of all people or of some people
 * (rules team-17, team-18).
 */
export async function lateChanges(
  db: Database,
  { from, to }: Period,
  people: readonly number[] | undefined,
): Promise<readonly LateChange[]> {
  const first = addDays(from, -NOTICE_PERIOD_DAYS)
  const rows = await selectChangesOfPartTimers(db, [first, to], people)
  if (rows.length === 0) return []
  const ofPeople = Map.groupBy(rows, ({ personId }) => personId)
  const [shifts, extra, { scheduleNoticeDays: noticeDays }] = await Promise.all([
    selectRosters(db, [[...ofPeople.keys()], from, to]),
    selectExtraHolidays(db, { from: first, until: to }),
    readPlanningSettings(db),
  ])
  const rosters = Map.groupBy(shifts, ({ personId }) => personId)
  const days = eachDay(from, to)
  const isHoliday = (day: Day) => holidayOn(day, extra) !== null
  return [...ofPeople].flatMap(([personId, ofPerson]) =>
    lateChangedDays({
      changes: ofPerson.flatMap((row) =>
        rosterChangesOf(row).map((change) => ({ madeOn: brusselsDayOf(row.at), change })),
      ),
      now: rosters.get(personId) ?? [],
      days,
      isLate: (today, day) => isShortNotice({ today, day, isHoliday, noticeDays, ...workOf(ofPerson[0]!) }),
    }).map((day) => {
      const warned = { code: 'short_notice', days: [day], noticeDays } as const
      return { personId, day, sentence: warningSentences([warned], 'hr').join('') }
    }),
  )
}

const workOf = ({ kind, partTime }: RosterChangeRow) => ({
  kind,
  partTimeRecords: partTime.map(({ percentage, period }) => ({ percentage: basisPoints(percentage), period })),
})
