import { warningSentences } from '@uurwerk/contract/planning/warnings'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import { lateChangedDays } from '@uurwerk/domain/planning/team/lateChangedDays'
import { isShortNotice, NOTICE_PERIOD_DAYS, shortTerms } from '@uurwerk/domain/planning/team/shortNotice'
import { addDays, eachDay, type Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { Turn } from '../../../app/Turn.ts'
import { listExtraHolidays } from '../../../calendar/extraHolidayStore.ts'
import { readPlanningSettings } from '../../../company/planningSettingsStore.ts'
import type { Database } from '../../../platform/db/database.ts'
import { rosterChangesOf } from '../../rosterChangesOf.ts'
import type { Period } from '../daysOfTeamPeriod.ts'
import { listChangesOfPartTimers, listRosters, type RosterChangeRow } from './lateChangesStore.ts'

type LateChange = { readonly personId: number; readonly day: Day; readonly sentence: string }

/**
 * The days of part-time employees on which HR changed the roster within the term of notice (rules team-17, team-18).
 * The server answers other calls between two people, because a company can have thousands of part-time employees.
 */
export async function lateChanges(
  db: Database,
  { from, to }: Period,
  people: readonly number[] | undefined,
): Promise<readonly LateChange[]> {
  const first = addDays(from, -NOTICE_PERIOD_DAYS)
  const rows = await listChangesOfPartTimers(db, [first, to], people)
  if (rows.length === 0) return []
  const ofPeople = Map.groupBy(rows, ({ personId }) => personId)
  const [shifts, extra, { scheduleNoticeDays: noticeDays }] = await Promise.all([
    listRosters(db, [[...ofPeople.keys()], from, to]),
    listExtraHolidays(db, { from: first, until: to }),
    readPlanningSettings(db),
  ])
  const rosters = Map.groupBy(shifts, ({ personId }) => personId)
  const days = eachDay(from, to)
  const isShortTerm = shortTerms({ isHoliday: (day) => holidayOn(day, extra) !== null, noticeDays })
  const late: LateChange[] = []
  const turn = new Turn()
  for (const [personId, ofPerson] of ofPeople) {
    const person = workOf(ofPerson[0]!)
    const isLate = (today: Day, day: Day) => isShortNotice({ today, day, isShortTerm, ...person })
    const now = rosters.get(personId) ?? []
    const changedDays = lateChangedDays({ changes: changesOf(ofPerson), now, days, isLate })
    late.push(...changedDays.map((day) => ({ personId, day, sentence: sentenceOf(day, noticeDays) })))
    if (turn.isOver) await turn.next()
  }
  return late
}

const sentenceOf = (day: Day, noticeDays: number): string =>
  warningSentences([{ code: 'short_notice', days: [day], noticeDays }], 'hr').join('')

const changesOf = (rows: readonly RosterChangeRow[]) =>
  rows.flatMap((row) => rosterChangesOf(row).map((change) => ({ madeOn: brusselsDayOf(row.at), change })))

const workOf = ({ kind, partTime }: RosterChangeRow) => ({
  kind,
  partTimeRecords: partTime.map(({ percentage, period }) => ({ percentage: basisPoints(percentage), period })),
})
