import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { refusalToRemoveAll } from '@uurwerk/domain/planning/refusalToRemoveAll'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconTrash } from '@tabler/icons-react'
import type { MonthContract } from '../contracts/queries.ts'
import * as texts from '../texts/texts.ts'
import { AskFirstButton } from '../ui/buttons/AskFirstButton.tsx'
import { dayOfShift } from './changes/planningChange.ts'
import { usePlanning } from './changes/usePlanning.ts'

type Props = {
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  readonly planned: PlannedMonth
}

/**
 * The button 'Verwijder shifts': it removes all shifts of the contract in the month. The button is disabled when a
 * shift is adjusted.
 */
export function RemoveShiftsButton({ contract, yearMonth, planned }: Props) {
  const planning = usePlanning(contract, yearMonth)
  const shifts = planned.plannedShiftDtos
  const refusal = refusalToRemoveAll({
    freeze: planned.facts.freeze,
    shifts: shifts.map((shift) => ({ day: dayOfShift(shift), adjusted: shift.adjusted })),
  })
  return (
    <AskFirstButton
      label={texts.planning.removeShifts}
      icon={IconTrash}
      fullWidth
      refusal={refusal}
      reasonBelow
      question={texts.planning.removeShiftsQuestion(formatMonth(yearMonth))}
      danger
      onConfirm={() => {
        void planning.removeAll(shifts)
      }}
    >
      <p>{texts.planning.removeShiftsEffect(shifts.length, contract.customerName)}</p>
    </AskFirstButton>
  )
}
