import type { candidates as endpoint } from '@uurwerk/contract/planning/openShifts/needs'
import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { warningSentences } from '@uurwerk/contract/planning/warnings'
import { sentenceOf } from '@uurwerk/contract/problems'
import { seconds, type Seconds } from '@uurwerk/domain/money/seconds'
import { isPreferred } from '@uurwerk/domain/planning/availability/availability'
import { candidateOrder } from '@uurwerk/domain/planning/openShifts/candidateOrder'
import type { QualificationRefusal } from '@uurwerk/domain/planning/openShifts/refusalToGrant'
import type { ShiftPlanningRefusal } from '@uurwerk/domain/planning/refusalToPlanShift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import type { AnswerOf } from '../../app/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { readAvailability } from '../availability/availabilityStore.ts'
import { clockShiftOf, NO_AVAILABILITY, availabilityByPerson } from '../availability/availabilityByPerson.ts'
import { missingQualificationOf } from '../qualifications/missingQualificationOf.ts'
import { shiftFactsOf } from '../shifts/shiftFactsOf.ts'
import { readShiftTypeToUse } from '../shifts/shiftTypeToUseStore.ts'
import { usableShiftType } from '../shifts/usableShiftType.ts'
import { teamPlanning } from '../team/teamPlanning.ts'
import { listCandidates } from './candidateStore.ts'
import { judgedShift } from './judgedShift.ts'

type Input = {
  readonly customerId: number
  readonly day: Day
  readonly shiftTypeId: number
  readonly today: Day
}

/** All people with a contract at the customer on that day, the most suitable person first (rule needs-12). */
export async function candidates(db: Database, { today, ...input }: Input): Promise<AnswerOf<typeof endpoint>> {
  const { customerId, day, shiftTypeId } = input
  const yearMonth = monthOf(day)
  const [rows, named, lacked] = await Promise.all([
    listCandidates(db, input),
    readShiftTypeToUse(db, { shiftTypeId, personId: null }),
    missingQualificationOf(db, input),
  ])
  const times = shiftTimesOf(day, usableShiftType(named, { customerId }).times)
  const people = rows.map(({ personId }) => personId)
  const [team, availability] = await Promise.all([
    teamPlanning(db, { from: firstDayOf(yearMonth), to: lastDayOf(yearMonth), people }),
    readAvailability(db, people, { from: addDays(day, -1), to: addDays(day, 1) }),
  ])
  const hours = missingHours(team)
  const byPerson = availabilityByPerson(availability)
  const found = rows.map((row) => {
    const ofPerson = byPerson.get(row.personId) ?? NO_AVAILABILITY
    const rules = shiftFactsOf(row, { contractId: row.contractId, yearMonth, today, actingAs: 'hr' })
    const judged = judgedShift(row, { rules, times, reader: 'hr', availability: ofPerson })
    const lacks = withoutQualification(lacked(row.personId), day, row.claimId !== null)
    const refusal = judged.refusal ?? lacks.refusal
    const likes = isPreferred(clockShiftOf(times), ofPerson)
    const short: Seconds | null = hours.get(row.personId) ?? null
    return {
      row,
      ...judged,
      refusal,
      warnings: [...lacks.warnings, ...judged.warnings],
      isQualified: lacks.isQualified,
      isRefused: refusal !== null,
      hasClaimed: row.claimId !== null,
      likes,
      short,
    }
  })
  return {
    _embedded: {
      candidateDtoList: found
        .toSorted(candidateOrder)
        .map(({ row: { personId, contractId, name, claimId }, ...of }) => ({
          personId,
          contractId,
          name,
          claimId,
          message: of.refusal === null ? null : sentenceWithoutReason(of.refusal),
          warnings: of.warnings,
          strong: of.isStrong,
          qualified: of.isQualified,
          preferred: of.likes,
          shortSeconds: of.short,
        })),
    },
  }
}

/** The needed hours of each person minus the planned hours; null for a self-employed person. */
const missingHours = ({ people }: TeamPlanning): ReadonlyMap<number, Seconds | null> =>
  new Map(
    people.map(({ id, plannedSeconds, neededSeconds }) => [
      id,
      neededSeconds === null ? null : seconds(neededSeconds - plannedSeconds),
    ]),
  )

type Lacking = {
  readonly isQualified: boolean
  readonly refusal: QualificationRefusal | null
  readonly warnings: readonly string[]
}

/**
 * HR gets a warning about a person without the qualification, but may plan the person. A claim of such a person cannot
 * be granted, so it is shown with its refusal (rules qualifications-5, qualifications-8).
 */
function withoutQualification(qualification: string | null, day: Day, hasClaimed: boolean): Lacking {
  if (qualification === null) return { isQualified: true, refusal: null, warnings: [] }
  const lacking = { code: 'qualification_missing', qualification } as const
  return {
    isQualified: false,
    refusal: hasClaimed ? { ...lacking, day } : null,
    warnings: hasClaimed ? [] : warningSentences([{ ...lacking, days: [day] }], 'hr'),
  }
}

/** All kinds of absence have the same sentence, because a planner does not have to know the reason of an absence. */
const sentenceWithoutReason = (refusal: ShiftPlanningRefusal | QualificationRefusal): string =>
  refusal.code === 'on_prolonged_sick_leave' || refusal.code === 'absence_on_shift_day'
    ? 'Afwezig op deze dag.'
    : sentenceOf(refusal, 'office')
