import type { candidates as endpoint } from '@uurwerk/contract/planning/needs'
import { sentenceOf } from '@uurwerk/contract/problems'
import { seconds, type Seconds } from '@uurwerk/domain/money/seconds'
import { isPreferred } from '@uurwerk/domain/planning/availability/availability'
import { candidateOrder } from '@uurwerk/domain/planning/openShifts/candidateOrder'
import type { ShiftPlanningRefusal } from '@uurwerk/domain/planning/refusalToPlanShift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import type { AnswerOf } from '../../app/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { readAvailability } from '../availability/availabilityStore.ts'
import { clockShiftOf, NOTHING_SAID, saidByPerson } from '../availability/saidByPerson.ts'
import { shiftFactsOf } from '../shifts/shiftFactsOf.ts'
import { readShiftTypeToUse } from '../shifts/shiftTypeToUseStore.ts'
import { usableShiftType } from '../shifts/usableShiftType.ts'
import { teamPlanning } from '../team/teamPlanning.ts'
import { selectCandidates } from './candidateStore.ts'
import { judgedShift } from './judgedShift.ts'

type Asked = {
  readonly customerId: number
  readonly day: Day
  readonly shiftTypeId: number
  readonly today: Day
}

/**
 * The candidates for a shift: all people with a contract at the customer on that day, the most suitable person first
 * (rule needs-12).
 */
export async function candidates(db: Database, { today, ...asked }: Asked): Promise<AnswerOf<typeof endpoint>> {
  const { customerId, day, shiftTypeId } = asked
  const yearMonth = monthOf(day)
  const [rows, named, team] = await Promise.all([
    selectCandidates(db, asked),
    readShiftTypeToUse(db, { shiftTypeId, personId: null }),
    teamPlanning(db, { from: firstDayOf(yearMonth), to: lastDayOf(yearMonth) }),
  ])
  const times = shiftTimesOf(day, usableShiftType(named, { customerId }).times)
  const hours = new Map(
    team.people.map(({ id, plannedSeconds, neededSeconds }) => [
      id,
      neededSeconds === null ? null : seconds(neededSeconds - plannedSeconds),
    ]),
  )
  const said = saidByPerson(
    await readAvailability(
      db,
      rows.map(({ personId }) => personId),
      { from: addDays(day, -1), to: addDays(day, 1) },
    ),
  )
  const found = rows.map((row) => {
    const ofPerson = said.get(row.personId) ?? NOTHING_SAID
    const rules = shiftFactsOf(row, { contractId: row.contractId, yearMonth, today, actingAs: 'hr' })
    const { refusal, ...judged } = judgedShift(row, { rules, times, reader: 'hr', said: ofPerson })
    const likes = isPreferred(clockShiftOf(times), ofPerson)
    const short: Seconds | null = hours.get(row.personId) ?? null
    return { row, refusal, ...judged, isRefused: refusal !== null, hasClaimed: row.claimId !== null, likes, short }
  })
  return {
    _embedded: {
      candidateDtoList: found.toSorted(candidateOrder).map(({ row, refusal, warnings, isStrong, likes, short }) => ({
        personId: row.personId,
        contractId: row.contractId,
        name: row.name,
        claimId: row.claimId,
        message: refusal === null ? null : sentenceWithoutReason(refusal),
        warnings,
        strong: isStrong,
        preferred: likes,
        shortSeconds: short,
      })),
    },
  }
}

/**
 * A prolonged sickness and a day of absence get the same sentence, because a planner does not have to know the reason
 * of an absence.
 */
const sentenceWithoutReason = (refusal: ShiftPlanningRefusal): string =>
  refusal.code === 'on_prolonged_sick_leave' || refusal.code === 'absence_on_shift_day'
    ? 'Afwezig op deze dag.'
    : sentenceOf(refusal, 'office')
