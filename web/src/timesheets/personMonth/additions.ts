import type { MonthContract } from '../../contracts/queries.ts'
import type { PersonMonth } from './usePersonMonth.ts'

/** The contracts to which HR can add a shift: the contracts that are not invoiced in the month (rule timesheets-48). */
export const contractsThatTakeShifts = ({ contracts, timesheets }: PersonMonth): readonly MonthContract[] =>
  contracts.filter(({ id }) =>
    timesheets.some(({ contractId, actions }) => contractId === id && actions.correct === null),
  )

/** HR cannot add records when a prolonged sickness has every day of the month (rule timesheets-49). */
export function refusalToAdd({ absences }: PersonMonth) {
  const { book } = absences.actions
  return book?.code === 'on_prolonged_sick_leave' ? book : null
}

/** A prolonged sickness disables the button, and the button shows the reason. */
export const takesAbsences = (month: PersonMonth): boolean =>
  month.absences.actions.book === null || refusalToAdd(month) !== null
