import type { ShiftPlanningFacts } from '@uurwerk/domain/planning/refusalToPlanShift'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { useState, type ReactNode } from 'react'
import type { MonthContract } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { rangeInWords, type DayRange } from '../calendar/dayRange.ts'
import type { Planning } from '../changes/usePlanning.ts'
import { ColorButton } from './ColorButton.tsx'
import { freeDaysToOffer, shiftChoices, type RangeChoice } from './shiftChoices.ts'
import classes from './shifts.module.css'
import { ShiftTypeGrid, ShiftTypeLabel } from './ShiftTypeGrid.tsx'

type Props = {
  readonly range: DayRange
  readonly contract: MonthContract
  readonly facts: ShiftPlanningFacts
  readonly planning: Planning
  readonly onClose: () => void
  readonly notice: ReactNode
  readonly children: ReactNode
}

/** The dialog 'Kies je shift': plans a shift on a day or on each day of a range (rule planning-28). */
export function ShiftPicker({ range, contract, facts, planning, onClose, notice, children }: Props) {
  const [onlyFree, setOnlyFree] = useState(false)
  const choices = shiftChoices(facts, range, contract.shiftTypes)
  const freeDays = freeDaysToOffer(choices)
  const reasonOf = (choice: RangeChoice) => (onlyFree && choice.freeDays.length > 0 ? null : choice.reason)

  function plan(choice: RangeChoice): void {
    void planning.plan(range, choice.shiftType, onlyFree ? choice.freeDays : undefined)
    onClose()
  }

  return (
    <Dialog onClose={onClose} title={texts.planning.chooseShift} subtitle={rangeInWords(range)}>
      {notice}
      {contract.shiftTypes.length === 0 && (
        <p className={classes.reason}>{texts.planning.noShiftTypes(contract.customerName)}</p>
      )}
      <ShiftTypeGrid reasons={choices.map(reasonOf)}>
        {choices.map((choice, index) => (
          <ColorButton
            key={choice.shiftType.id}
            color={choice.shiftType.color}
            reason={reasonOf(choice)}
            isFirst={index === 0}
            onClick={() => plan(choice)}
          >
            <ShiftTypeLabel {...choice.shiftType} />
            {onlyFree && choice.freeDays.length > 0 && choice.freeDays.length < freeDays.length && (
              <span> {texts.planning.onSomeDays(choice.freeDays.length)}</span>
            )}
          </ColorButton>
        ))}
      </ShiftTypeGrid>
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
