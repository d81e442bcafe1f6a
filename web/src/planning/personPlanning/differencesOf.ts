import type { Absence } from '@uurwerk/contract/absences/absences'
import type { PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { planningDifferences, type PlanningDifference } from '@uurwerk/domain/planning/planningDifferences'
import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Version } from './usePlanningVersions.ts'

type Calendar = {
  readonly planned: Pick<Version['planned'], 'plannedShiftDtos'>
  readonly absences: Pick<Version['absences'], 'absenceDtos'>
}

export type Difference = PlanningDifference<ReturnType<typeof shiftFacts>, ReturnType<typeof absenceFacts>>

/** The differences between the locked planning and the actual planning. */
export const differencesOf = (locked: Calendar, actual: Calendar): Difference[] =>
  planningDifferences(versionOf(locked), versionOf(actual))

const versionOf = ({ planned, absences }: Calendar) => ({
  shifts: planned.plannedShiftDtos.map(shiftFacts),
  absences: absences.absenceDtos.map(absenceFacts),
})

const shiftFacts = (shift: PlannedShift) => ({
  id: shift.id,
  version: shift.version,
  day: shift.day,
  typeId: shift.shiftId,
  start: instantOf(shift.start),
  end: instantOf(shift.end),
  adjusted: shift.adjusted,
  shift,
})

const absenceFacts = (absence: Absence) => ({
  day: absence.date,
  category: absence.absenceCategory,
  fullDay: absence.fullDay,
  absence,
})

const instantOf = (timestamp: string): Instant => toInstant(Math.floor(Date.parse(timestamp) / 1000))
