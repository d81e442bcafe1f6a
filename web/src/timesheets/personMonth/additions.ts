import type { RefusalOf } from '@uurwerk/contract/problems'
import type { MonthContract } from '../../contracts/queries.ts'
import type { PersonMonth } from './usePersonMonth.ts'

export type Adding = 'shift' | 'absence'

/** A kind of record that HR can add to the month, and the reason why its button is disabled, or null. */
export type Addition = { readonly adding: Adding; readonly refusal: RefusalOf | null }

/** The contracts to which HR can add a shift: the contracts that are not invoiced in the month (rule timesheets-48). */
export const contractsThatTakeShifts = ({ contracts, timesheets }: PersonMonth): readonly MonthContract[] =>
  contracts.filter(({ id }) =>
    timesheets.some(({ contractId, actions }) => contractId === id && actions.correct === null),
  )

/**
 * The refusal when the prolonged sickness lasts the whole month; null when at least one day is without prolonged
 * sickness (rule timesheets-49).
 */
export function refusalOfSickness({ absences }: PersonMonth): RefusalOf | null {
  const { book } = absences.actions
  return book?.code === 'on_prolonged_sick_leave' ? book : null
}

/** A frozen month has no buttons. Every other refusal disables a button, and the button shows the reason. */
export function additionsTo(month: PersonMonth): readonly Addition[] {
  const ofShifts = month.timesheets.flatMap(({ actions }) => (actions.correct === null ? [actions.addShift] : []))
  const [first = null] = ofShifts
  const { book } = month.absences.actions
  const sick = refusalOfSickness(month)
  return [
    ...(ofShifts.length > 0 ? [{ adding: 'shift', refusal: ofShifts.includes(null) ? null : first } as const] : []),
    ...(book === null || sick !== null ? [{ adding: 'absence', refusal: sick } as const] : []),
  ]
}
