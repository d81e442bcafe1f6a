import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { OwnPlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import type { ContractMonthFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { refusalToMoveShift } from '@uurwerk/domain/planning/refusalToMoveShift'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { MonthContract } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { sentenceHere } from '../../ui/buttons/reasons/sentenceHere.ts'
import { formatWeekday } from '../copy/formatSpan.ts'
import type { Drop } from './ChipMover.tsx'

type Move = { readonly shift: OwnPlannedShift; readonly to: Day }

/** A drop on a day of another month opens the dialog that plans a copy (rule planning-79). */
export function dropOf(facts: ContractMonthFacts, contract: MonthContract, move: Move): Drop {
  const { shift, to } = move
  const weekday = formatWeekday(to)
  if (monthOf(to) !== facts.yearMonth) return { text: texts.planning.copyTo(weekday), isRefused: false }
  const refusal = refusalToMoveShift(facts, { ...move, shiftType: shiftTypeOf(contract, shift) })
  if (refusal === null) return { text: texts.planning.moveTo(weekday), isRefused: false }
  return { text: sentenceHere(refusal), isRefused: true }
}

/** The shift type of a shift; undefined when the shift type is no longer in use. */
export const shiftTypeOf = (
  { shiftTypes }: { readonly shiftTypes: readonly ShiftType[] },
  { shiftId }: Pick<OwnPlannedShift, 'shiftId'>,
): ShiftType | undefined => shiftTypes.find(({ id }) => id === shiftId)
