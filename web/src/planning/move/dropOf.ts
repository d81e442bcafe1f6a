import type { RefusalOf } from '@uurwerk/contract/problems'
import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { OwnPlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { shiftPlanningFacts, type ContractMonthFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { refusalToEditPlannedShift } from '@uurwerk/domain/planning/refusalToEditPlannedShift'
import { refusalToPlanShift } from '@uurwerk/domain/planning/refusalToPlanShift'
import { shiftTimesOfType } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { MonthContract } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { sentenceHere } from '../../ui/buttons/reasons/sentenceHere.ts'
import { writtenWeekday } from '../copy/writtenSpan.ts'
import type { Drop } from './ChipMover.tsx'

type Move = {
  readonly shift: OwnPlannedShift
  /** The shift type of the shift; undefined when the shift type is no longer in use. */
  readonly shiftType: ShiftType | undefined
  readonly to: Day
}

/**
 * The reason why a shift cannot move to a day of its month. For a day in another month, it is the reason why a copy of
 * the shift cannot be planned on that day (rule planning-78). The facts must be those of the month of that day.
 */
export function refusalToMove(facts: ContractMonthFacts, { shift, shiftType, to }: Move): RefusalOf | null {
  if (shiftType === undefined) return { code: 'shift_type_inactive' }
  const times = shiftTimesOfType(to, shiftType)
  return monthOf(shift.day) === monthOf(to)
    ? (refusalToEditPlannedShift(shiftPlanningFacts(facts, shift.id), shift, times) ?? shift.actions.move)
    : refusalToPlanShift(shiftPlanningFacts(facts), [times])
}

/**
 * The text in the calendar while the user drags a shift over a day. It names the day, or the reason why the shift
 * cannot move there. A drop on a day of another month opens the dialog that plans a copy (rule planning-79).
 */
export function dropOf(facts: ContractMonthFacts, contract: MonthContract, move: Omit<Move, 'shiftType'>): Drop {
  const { shift, to } = move
  const written = writtenWeekday(to)
  if (monthOf(to) !== facts.yearMonth) return { text: texts.planning.copyTo(written), isRefused: false }
  const refusal = refusalToMove(facts, { ...move, shiftType: shiftTypeOf(contract, shift) })
  if (refusal === null) return { text: texts.planning.moveTo(written), isRefused: false }
  return { text: sentenceHere(refusal), isRefused: true }
}

/** The shift type of a shift; undefined when the shift type is no longer in use. */
export const shiftTypeOf = (
  { shiftTypes }: { readonly shiftTypes: readonly ShiftType[] },
  { shiftId }: Pick<OwnPlannedShift, 'shiftId'>,
): ShiftType | undefined => shiftTypes.find(({ id }) => id === shiftId)
