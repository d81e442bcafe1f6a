import type { RefusalOf } from '@uurwerk/contract/problems'
import { confirmMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { WorkedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { toDay } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes, formatMonth } from '@uurwerk/domain/time/formatDay'
import { toInstant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { warningOnConfirming } from '@uurwerk/domain/timesheets/warningOnConfirming'
import { IconClipboardCheck } from '@tabler/icons-react'
import { useOnlineOnly } from '../app/api/useOnline.ts'
import { useAction } from '../app/api/useAction.ts'
import { now } from '../app/clock/now.ts'
import * as texts from '../texts/texts.ts'
import { AskFirstButton } from '../ui/buttons/AskFirstButton.tsx'

type Props = {
  readonly yearMonth: YearMonth
  readonly month: WorkedMonth
  readonly refusal: RefusalOf | null
  /** The id of the element with the reason why the button is disabled. */
  readonly reasonId: string
}

const words = texts.timesheets

/**
 * The button 'Bevestig Timesheet': confirms all contracts of the month or none. The employee cannot undo the
 * confirmation.
 */
export function ConfirmMonthButton({ yearMonth, month, refusal, reasonId }: Props) {
  const confirm = useAction(confirmMonth)
  const offline = useOnlineOnly()
  const [first] = month.timesheets
  const toCome = warningOnConfirming(month._embedded.workedShiftDtoList.map(endOfShift), now())

  return (
    <AskFirstButton
      label={words.confirm}
      icon={IconClipboardCheck}
      variant="filled"
      refusal={refusal}
      reason={offline}
      {...(offline === null || refusal !== null ? { reasonId } : { reasonBelow: true })}
      question={words.confirmQuestion}
      onConfirm={() =>
        first && confirm.mutateAsync({ params: { contractId: first.contractId }, body: { yearMonth, all: true } })
      }
    >
      <p>
        {words.confirmEffect(
          formatMonth(yearMonth),
          month.timesheets.map(({ customerName }) => customerName),
        )}
      </p>
      {toCome !== null && <p>{words.stillToCome(toCome.days.map(formatDayWithSlashes).join(', '))}</p>}
    </AskFirstButton>
  )
}

type Shift = WorkedMonth['_embedded']['workedShiftDtoList'][number]

const endOfShift = ({ startDate, labourPeriod }: Shift) => ({
  day: toDay(startDate),
  end: toInstant(Date.parse(labourPeriod.endDateTimestamp) / 1000),
})
