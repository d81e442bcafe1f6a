import type { PlannedMonth } from '@uurwerk/contract/planning'
import { refusalToRemoveAll } from '@uurwerk/domain/planning/refusalToRemoveAll'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import type { MonthContract } from '../contracts/queries.ts'
import { texts } from '../texts/texts.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { dayOfShift } from './planningChange.ts'
import { shiftFreezeOf } from './planningFacts.ts'
import { usePlanning } from './usePlanning.ts'

type Props = {
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  readonly planned: PlannedMonth
}

/** 'Verwijder shifts': empties the month of this contract, unless a shift in it was adjusted. */
export function RemoveShiftsButton({ contract, yearMonth, planned }: Props) {
  const [asking, question] = useDisclosure()
  const planning = usePlanning(contract, yearMonth)
  const icon = <IconTrash size={16} stroke={1.75} aria-hidden />
  const shifts = planned.plannedShiftDtos
  const refusal = refusalToRemoveAll({
    freeze: shiftFreezeOf(planned),
    shifts: shifts.map((shift) => ({ day: dayOfShift(shift), adjusted: shift.adjusted })),
  })
  return (
    <>
      <ActionButton fullWidth leftSection={icon} refusal={refusal} reasonBelow onClick={question.open}>
        {texts.planning.removeShifts}
      </ActionButton>
      <ConfirmDialog
        opened={asking}
        onClose={question.close}
        question={texts.planning.removeShiftsQuestion(formatMonth(yearMonth))}
        confirm={texts.planning.removeShifts}
        icon={icon}
        danger
        onConfirm={() => {
          void planning.removeAll(shifts)
        }}
      >
        <p>{texts.planning.removeShiftsEffect(shifts.length, contract.customerName)}</p>
      </ConfirmDialog>
    </>
  )
}
