import type { ShiftPlanningFacts } from '@uurwerk/domain/planning/refusalToPlanShift'
import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { useState, type ReactNode } from 'react'
import type { MonthContract } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { rangeInWords, type DayRange } from '../calendar/dayRange.ts'
import { freeDaysToOffer, shiftChoices, type RangeChoice } from './shiftChoices.ts'
import classes from './shifts.module.css'
import { ShiftTypeButtons, type ShiftTypeChoice } from './ShiftTypeButtons.tsx'

type Props = {
  readonly range: DayRange
  readonly contract: MonthContract
  readonly facts: ShiftPlanningFacts
  /** Plans the chosen shift type. With `freeDays`, the shift is planned only on these days of the range. */
  readonly onChoose: (shiftType: ShiftType, freeDays?: readonly Day[]) => void
  readonly onClose: () => void
  /** The working-time warnings of the selected days, which the dialog shows. */
  readonly notice: ReactNode
  /** The menus with which the employee books leave instead of a shift. */
  readonly children: ReactNode
}

/** The dialog 'Kies je shift': plans a shift on a day or on each day of a range (rule planning-28). */
export function ShiftPicker({ range, contract, facts, onChoose, onClose, notice, children }: Props) {
  const [onlyFree, setOnlyFree] = useState(false)
  const choices = shiftChoices(facts, range, contract.shiftTypes)
  const freeDays = freeDaysToOffer(choices)

  function choose(shiftType: ShiftType): void {
    const free = choices.find((choice) => choice.shiftType.id === shiftType.id)?.freeDays
    if (onlyFree) onChoose(shiftType, free)
    else onChoose(shiftType)
  }

  return (
    <Dialog onClose={onClose} title={texts.planning.chooseShift} subtitle={rangeInWords(range)}>
      {notice}
      {contract.shiftTypes.length === 0 && (
        <p className={classes.reason}>{texts.planning.noShiftTypes(contract.customerName)}</p>
      )}
      <ShiftTypeButtons
        choices={onlyFree ? choices.map((choice) => onFreeDays(choice, freeDays.length)) : choices}
        onChoose={choose}
      />
      {freeDays.length > 0 && (
        <div className={classes.offer}>
          {onlyFree && <p role="status">{texts.planning.onFreeDays(freeDays.map(formatDayWithSlashes).join(', '))}</p>}
          <ActionButton onClick={() => setOnlyFree(!onlyFree)}>
            {onlyFree ? texts.planning.wholeRange : texts.planning.onlyFreeDays(freeDays.length)}
          </ActionButton>
        </div>
      )}
      {children}
    </Dialog>
  )
}

/** A shift type that cannot be planned on all days of the range, with the number of days on which it can be planned. */
function onFreeDays({ shiftType, reason, freeDays }: RangeChoice, offered: number): ShiftTypeChoice {
  if (freeDays.length === 0) return { shiftType, reason }
  return {
    shiftType,
    reason: null,
    remark: freeDays.length < offered ? texts.planning.onSomeDays(freeDays.length) : null,
  }
}
