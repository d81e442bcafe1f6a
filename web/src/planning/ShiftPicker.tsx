import { refusalToPlanShift } from '@uurwerk/domain/planning/refusalToPlanShift'
import type { ShiftPlanningFacts } from '@uurwerk/domain/planning/refusalToPlanShift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shiftTimesOf'
import type { ShiftType } from '@uurwerk/contract/customers'
import { eachDay } from '@uurwerk/domain/time/day'
import type { ReactNode } from 'react'
import type { MonthContract } from '../contracts/queries.ts'
import { texts } from '../texts/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { clockTimesOf } from './clockTimesOf.ts'
import type { DayRange } from './dayRange.ts'
import { rangeInWords } from './dayRange.ts'
import classes from './shifts.module.css'
import { ShiftTypeButtons } from './ShiftTypeButtons.tsx'

type Props = {
  readonly range: DayRange
  readonly contract: MonthContract
  readonly facts: ShiftPlanningFacts
  readonly onChoose: (shiftType: ShiftType) => void
  readonly onClose: () => void
  /** What there is to notice of these days. */
  readonly notice: ReactNode
  /** The leave that can be taken instead. */
  readonly children: ReactNode
}

/** 'Kies je shift', for a day or for each day of a range (employee specification, 2.6). */
export function ShiftPicker({ range, contract, facts, onChoose, onClose, notice, children }: Props) {
  const days = eachDay(range.first, range.last)
  return (
    <Dialog opened onClose={onClose} title={texts.planning.chooseShift} subtitle={rangeInWords(range)}>
      {notice}
      {contract.shiftTypes.length === 0 && (
        <p className={classes.reason}>{texts.planning.noShiftTypes(contract.customerName)}</p>
      )}
      <ShiftTypeButtons
        shiftTypes={contract.shiftTypes}
        refusalTo={(shiftType) =>
          refusalToPlanShift(
            facts,
            days.map((day) => shiftTimesOf(day, clockTimesOf(shiftType))),
          )
        }
        onChoose={onChoose}
      />
      {children}
    </Dialog>
  )
}
