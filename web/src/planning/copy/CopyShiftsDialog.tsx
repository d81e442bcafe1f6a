import { copyPlannedShifts, type PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { addMonths, daysOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { sentenceOfError } from '../../app/api/apiProblem.ts'
import { usePreview } from '../../app/api/usePreview.ts'
import type { MonthContract } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { FillEffect } from './FillEffect.tsx'
import { monthName } from '@uurwerk/domain/time/formatDay'
import { mondayOf, weekNumberOf } from '@uurwerk/domain/time/week'
import { formatSpan } from './formatSpan.ts'

type Props = {
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  /**
   * Copies the shifts of the previous week to `week`, or the shifts of the previous month when `week` is null.
   * `previewed` are the shifts of the preview.
   */
  readonly onCopy: (week: Day | null, previewed: readonly PlannedShift[]) => void
  readonly onClose: () => void
}

/** Shows the server's preview: the new shifts, and each shift that is not copied with the reason (rule planning-77). */
export function CopyShiftsDialog({ contract, yearMonth, onCopy, onClose }: Props) {
  const words = texts.copyShifts
  const mondays = [...new Set(daysOf(yearMonth).map(mondayOf))]
  const [week, setWeek] = useState<Day | null>(null)
  const { answer, refusal, isOld, error } = usePreview(copyPlannedShifts, {
    params: { contractId: contract.id, yearMonth },
    body: { week },
  })
  const filled = answer?.filled
  const count = filled?.planned.length ?? 0
  const problem = refusal ?? error
  const reason =
    problem !== null
      ? sentenceOfError(problem)
      : filled === undefined || isOld
        ? words.checking
        : count === 0
          ? words.noFreeDay
          : null

  return (
    <Dialog onClose={onClose} title={words.title} subtitle={contract.customerName}>
      <NativeSelect
        label={words.what}
        description={words.effect}
        data={[
          {
            group: words.months,
            items: [{ value: '', label: words.month(monthName(addMonths(yearMonth, -1)), monthName(yearMonth)) }],
          },
          { group: words.weeks, items: mondays.map((monday) => ({ value: monday, label: weekChoice(monday) })) },
        ]}
        value={week ?? ''}
        onChange={({ currentTarget: { value } }) => setWeek(mondays.find((monday) => monday === value) ?? null)}
      />
      <FillEffect filled={filled} problem={problem} isOld={isOld} nothing={words.nothing} />
      <FormButtons type="button" onCancel={onClose} reason={reason} onClick={() => onCopy(week, filled?.planned ?? [])}>
        {words.confirm(count)}
      </FormButtons>
    </Dialog>
  )
}

const weekChoice = (monday: Day): string =>
  texts.copyShifts.week(weekNumberOf(addDays(monday, -7)), formatSpan(monday, addDays(monday, 6)))
