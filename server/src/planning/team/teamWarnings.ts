import type { teamWarnings as endpoint } from '@uurwerk/contract/planning/teamPlanning'
import { warningSentences } from '@uurwerk/contract/planning/warnings'
import { workingTimeSentence } from '@uurwerk/contract/planning/workingTime'
import {
  WORKING_TIME_DAYS_AFTER,
  WORKING_TIME_DAYS_BEFORE,
} from '@uurwerk/domain/planning/workingTime/workingTimeOfMonth'
import { workingTimeWarnings } from '@uurwerk/domain/planning/workingTime/workingTimeWarnings'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import type { AnswerOf } from '../../app/context.ts'
import { nextTurn } from '../../app/Turn.ts'
import { chunksOf } from '../../platform/db/chunksOf.ts'
import type { Database } from '../../platform/db/database.ts'
import { readAvailability } from '../availability/availabilityStore.ts'
import { NOTHING_SAID, saidByPerson, type SaidRows } from '../availability/saidByPerson.ts'
import { warningOfSaid } from '../availability/warningOfAvailability.ts'
import { selectUnqualified } from '../qualifications/lackingStore.ts'
import { timedShiftOf } from '../shifts/shiftOf.ts'
import { daysOfTeamPeriod, type Period } from './daysOfTeamPeriod.ts'
import { selectTeamPeople, selectTeamShifts, type TeamPersonRow, type TeamShiftRow } from './teamPlanningStore.ts'
import { selectDaysWithoutRate } from './teamWarningsStore.ts'

type Answer = AnswerOf<typeof endpoint>
type Warning = Answer['warnings'][number]

/**
 * The number of people whose warnings are calculated in one turn. Between two turns, the server answers other calls.
 */
const PEOPLE_AT_ONCE = 50

/**
 * The points that HR should check in a period: the working-time warnings over all customers, and the shifts on days
 * without an hourly rate. A warning refuses nothing (rule team-18).
 */
export async function teamWarnings(db: Database, { from, to }: Period): Promise<Answer> {
  daysOfTeamPeriod({ from, to })
  const [people, shifts, unpriced, unqualified, availability] = await Promise.all([
    selectTeamPeople(db, [from, to], undefined),
    selectTeamShifts(db, [addDays(from, -WORKING_TIME_DAYS_BEFORE), addDays(to, WORKING_TIME_DAYS_AFTER)], undefined),
    selectDaysWithoutRate(db, from, to),
    selectUnqualified(db, from, to),
    readAvailability(db, null, { from: addDays(from, -1), to: addDays(to, 1) }),
  ])
  const ofPerson = Map.groupBy(shifts, ({ personId }) => personId)
  const said = saidByPerson(availability)
  const warnings: Warning[] = []
  for (const some of chunksOf(people, PEOPLE_AT_ONCE)) {
    for (const person of some) {
      const own = ofPerson.get(person.id) ?? []
      warnings.push(
        ...warningsOf(person, own, { from, to }),
        ...unavailable(
          person.id,
          own.filter(({ day }) => day >= from && day <= to),
          said.get(person.id),
        ),
      )
    }
    await nextTurn()
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
  return { from, to, warnings: [...warnings, ...withoutRate, ...withoutQualification] }
}

const warningsOf = ({ id, kind }: TeamPersonRow, shifts: readonly TeamShiftRow[], { from, to }: Period): Warning[] =>
  workingTimeWarnings({ kind, shifts: shifts.map(timedShiftOf) }).flatMap((warning): Warning[] => {
    const day = warning.days.findLast((each: Day) => each >= from && each <= to)
    return day === undefined ? [] : [[id, day, warning.code, warning.severity, workingTimeSentence(warning, 'hr')]]
  })

/** The shifts that overlap a mark 'niet beschikbaar' of the person (rule availability-5). */
const unavailable = (personId: number, shifts: readonly TeamShiftRow[], said: SaidRows = NOTHING_SAID): Warning[] =>
  shifts.flatMap((shift): Warning[] => {
    const warned = warningOfSaid(said, [timedShiftOf(shift)])
    return warned === null
      ? []
      : [[personId, shift.day, warned.code, 'warn', warningSentences([warned], 'hr').join('')]]
  })
