import type { OwnPlannedShift, PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { refusalToMoveShift } from '@uurwerk/domain/planning/refusalToMoveShift'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import { formatDayInWords, formatMonth } from '@uurwerk/domain/time/formatDay'
import { addMonths, daysOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MonthContract } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { sentenceHere } from '../../ui/buttons/reasons/sentenceHere.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { rangeOf } from '../calendar/dayRange.ts'
import type { Planning } from '../changes/usePlanning.ts'
import { formatWeekday } from '../copy/formatSpan.ts'
import { plannedMonthQuery } from '../queries.ts'
import { shiftTypeOf } from './dropOf.ts'
import classes from './moveShift.module.css'

type Props = {
  readonly shift: OwnPlannedShift
  /** The day that is chosen when the dialog opens; null when no day is chosen yet. */
  readonly to: Day | null
  readonly contract: MonthContract
  readonly planned: PlannedMonth
  readonly planning: Planning
  readonly onClose: () => void
}

/** Moves a shift without a mouse. On a day of the previous or the next month, it plans a copy (rule planning-78). */
export function MoveShiftDialog({ shift, to, contract, planned, planning, onClose }: Props) {
  const words = texts.moveShift
  const [chosen, setChosen] = useState<Day | null>(to)
  const { day } = shift
  const month = monthOf(day)
  const before = useMonthBeside(contract, addMonths(month, -1), planned.previousMonthAvailable)
  const after = useMonthBeside(contract, addMonths(month, 1), planned.nextMonthAvailable)
  const months = [before, { yearMonth: month, planned }, after].filter((each) => each !== null)

  const shiftType = shiftTypeOf(contract, shift)
  const factsOn = (on: Day) => months.find(({ yearMonth }) => yearMonth === monthOf(on))?.planned?.facts
  const reasonOn = (on: Day): string | null => {
    const facts = factsOn(on)
    const refusal = facts === undefined ? null : refusalToMoveShift(facts, { shift, shiftType, to: on })
    return refusal === null ? null : sentenceHere(refusal)
  }
  const isCopy = chosen !== null && monthOf(chosen) !== month
  const reason =
    chosen === null ? words.noDay : factsOn(chosen) === undefined ? texts.copyShifts.checking : reasonOn(chosen)

  function confirm(): void {
    if (chosen === null || shiftType === undefined) return
    if (isCopy) void planning.plan(rangeOf(chosen, chosen), shiftType)
    else void planning.edit(shift, { shiftType, day: chosen })
    onClose()
  }

  return (
    <Dialog onClose={onClose} title={words.title} subtitle={`${shift.title}, ${formatDayInWords(day)}`}>
      <NativeSelect
        label={words.to}
        data-autofocus
        data={[
          { value: '', label: words.choose },
          ...months.map(({ yearMonth }) => ({
            group: yearMonth === month ? formatMonth(month) : words.copyIn(formatMonth(yearMonth)),
            items: daysOf(yearMonth)
              .filter((each) => each !== day)
              .map((each) => ({
                value: each,
                label: reasonOn(each) === null ? formatWeekday(each) : words.notPossible(formatWeekday(each)),
              })),
          })),
        ]}
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => setChosen(value === '' ? null : toDay(value))}
      />
      <div className={classes.effect} role="status">
        {chosen !== null && <Hint>{reason ?? (isCopy ? words.copies(formatDayInWords(day)) : words.moves)}</Hint>}
      </div>
      <FormButtons type="button" onCancel={onClose} reason={reason} onClick={confirm}>
        {isCopy ? words.confirmCopy : words.confirm}
      </FormButtons>
    </Dialog>
  )
}

/** The month before or after the month of the shift; null when the person cannot plan in that month. */
function useMonthBeside(contract: MonthContract, yearMonth: YearMonth, enabled: boolean) {
  const { data } = useQuery({ ...plannedMonthQuery(contract.id, yearMonth), enabled })
  return enabled && data?.actions.plan === null ? { yearMonth, planned: data } : null
}
