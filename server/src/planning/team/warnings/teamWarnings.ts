import type { teamWarnings as endpoint } from '@uurwerk/contract/planning/teamPlanning'
import { warningSentences } from '@uurwerk/contract/planning/warnings'
import { workingTimeSentence } from '@uurwerk/contract/planning/workingTime'
import {
  WORKING_TIME_DAYS_AFTER,
  WORKING_TIME_DAYS_BEFORE,
} from '@uurwerk/domain/planning/workingTime/workingTimeOfMonth'
import { workingTimeWarnings, type WorkingTimeFacts } from '@uurwerk/domain/planning/workingTime/workingTimeWarnings'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import type { AnswerOf } from '../../../app/context.ts'
import { nextTurn, Turn } from '../../../app/Turn.ts'
import { shiftTimesOf } from '../../../balances/months/shiftTimesStore.ts'
import type { Database } from '../../../platform/db/database.ts'
import { readAvailability } from '../../availability/availabilityStore.ts'
import { clockShiftOf, availabilityByPerson, type StoredAvailability } from '../../availability/availabilityByPerson.ts'
import { warningOfUnavailableDays } from '../../availability/warningOfAvailability.ts'
import { listUnqualified } from '../../qualifications/unqualifiedShiftStore.ts'
import { daysOfTeamPeriod, type Period } from '../daysOfTeamPeriod.ts'
import { lateChanges } from './lateChanges.ts'
import { listDaysWithoutRate, listPlannedPeople } from './teamWarningsStore.ts'

type Answer = AnswerOf<typeof endpoint>
type Warning = Answer['warnings'][number]
type Input = Period & { readonly people?: readonly number[] | undefined }

/**
 * The working-time warnings over all customers, and the shifts on days without an hourly rate, without a required
 * qualification, at an unavailable time or with short notice. A warning refuses nothing (rule team-18). The server
 * answers other calls between the shifts of two people.
 */
export async function teamWarnings(db: Database, { from, to, people: ids }: Input): Promise<Answer> {
  daysOfTeamPeriod({ from, to })
  const around = [addDays(from, -WORKING_TIME_DAYS_BEFORE), addDays(to, WORKING_TIME_DAYS_AFTER)] as const
  const [people, unpriced, unqualified, late, availability] = await Promise.all([
    listPlannedPeople(db, { from, to }, around, ids),
    listDaysWithoutRate(db, [from, to], ids),
    listUnqualified(db, [from, to], ids),
    lateChanges(db, { from, to }, ids),
    readAvailability(db, ids ?? null, { from: addDays(from, -1), to: addDays(to, 1) }),
  ])
  const byPerson = availabilityByPerson(availability)
  const warnings: Warning[] = []
  const turn = new Turn()
  for (const { id, kind, shifts } of people) {
    const facts = { kind, shifts: shifts.map(shiftTimesOf) }
    warnings.push(
      ...warningsOf(id, facts, { from, to }),
      ...unavailable(id, facts.shifts, byPerson.get(id), { from, to }),
    )
    if (turn.isOver) await turn.next()
  }
  const withoutRate = unpriced.map(({ personId, day, customerName }): Warning => [
    personId,
    day,
    'no_rate',
    'warn',
    `Geen bestelbon geeft een tarief bij ${customerName}.`,
  ])
  const withoutQualification = unqualified.map(({ personId, day, qualification }): Warning => {
    const warned = { code: 'qualification_missing', qualification, days: [day] } as const
    return [personId, day, warned.code, 'warn', warningSentences([warned], 'hr').join('')]
  })
  const withShortNotice = late.map(({ personId, day, sentence }): Warning => [
    personId,
    day,
    'short_notice',
    'warn',
    sentence,
  ])
  // The answer has some megabytes, and its conversion to text takes long, so the server handles other calls first.
  await nextTurn()
  return { from, to, warnings: [...warnings, ...withoutRate, ...withoutQualification, ...withShortNotice] }
}

const warningsOf = (personId: number, facts: WorkingTimeFacts, { from, to }: Period): Warning[] =>
  workingTimeWarnings(facts).flatMap((warning): Warning[] => {
    const day = warning.days.findLast((each: Day) => each >= from && each <= to)
    return day === undefined
      ? []
      : [[personId, day, warning.code, warning.severity, workingTimeSentence(warning, 'hr')]]
  })

/** The shifts that overlap a mark 'niet beschikbaar' of the person (rule availability-5). */
function unavailable(
  personId: number,
  shifts: readonly ShiftTimes[],
  availability: StoredAvailability | undefined,
  { from, to }: Period,
): Warning[] {
  if (availability === undefined) return []
  return shifts.flatMap((shift): Warning[] => {
    const { day } = clockShiftOf(shift)
    const warned = day >= from && day <= to ? warningOfUnavailableDays(availability, [shift]) : null
    return warned === null ? [] : [[personId, day, warned.code, 'warn', warningSentences([warned], 'hr').join('')]]
  })
}
