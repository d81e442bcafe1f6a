import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { differencesOf } from '../../planning/personPlanning/differencesOf.ts'
import {
  lockedAbsencesQuery,
  lockedPlannedQuery,
  personPlannedQuery,
  plannedAbsencesQuery,
} from '../../planning/personPlanning/queries.ts'
import { sheetDifferences } from './sheetDifferences.ts'

type DifferencesByDay = ReadonlyMap<Day, readonly string[]>

/** The changes of each day after the planning was locked; null while they are loading, and for an open month. */
export function useSheetDifferences(month: FullTimesheet | undefined, yearMonth: YearMonth): DifferencesByDay | null {
  const of = { userId: month?.userId ?? 0, contractId: month?.contractId ?? 0, yearMonth }
  const enabled = month !== undefined && (month.locked || month.completed)
  const planned = useQuery({ ...personPlannedQuery(of), enabled }).data
  const absences = useQuery({ ...plannedAbsencesQuery(of), enabled }).data
  const lockedPlanned = useQuery({ ...lockedPlannedQuery(of), enabled }).data
  const lockedAbsences = useQuery({ ...lockedAbsencesQuery(of), enabled }).data
  return useMemo(() => {
    if (!enabled || !planned || !absences || !lockedPlanned || !lockedAbsences) return null
    const locked = { planned: lockedPlanned, absences: lockedAbsences }
    return sheetDifferences(differencesOf(locked, { planned, absences }), {
      locked: lockedPlanned.plannedShiftDtos,
      worked: month.workedShiftDtos,
    })
  }, [enabled, month, planned, absences, lockedPlanned, lockedAbsences])
}
