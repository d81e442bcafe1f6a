import { confirmMonth } from '@uurwerk/contract/timesheets'
import type { WorkedMonth } from '@uurwerk/contract/timesheets'
import { toDay } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes, formatMonth } from '@uurwerk/domain/time/formatDay'
import { toInstant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { refusalToConfirmAll } from '@uurwerk/domain/timesheets/refusalToConfirmAll'
import { warningOnConfirming } from '@uurwerk/domain/timesheets/warningOnConfirming'
import { useDisclosure } from '@mantine/hooks'
import { IconClipboardCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../api/useAction.ts'
import { now, today } from '../clock/now.ts'
import { refreshMonth } from '../month/useMonthChange.ts'
import { texts } from '../texts/texts.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { timesheetStateOf } from './timesheetStateOf.ts'

type Props = { readonly yearMonth: YearMonth; readonly month: WorkedMonth }

const { timesheets: words } = texts

/** 'Bevestig Timesheet': all contracts of the month or none, and never again. */
export function ConfirmMonthButton({ yearMonth, month }: Props) {
  const [asking, question] = useDisclosure()
  const client = useQueryClient()
  const confirm = useAction(confirmMonth, { onSettled: () => refreshMonth(client) })
  const icon = <IconClipboardCheck size={16} stroke={1.75} aria-hidden />
  const timesheets = month.timesheets.map(({ contractId, customerName, ...facts }) => ({
    contractId,
    customerName,
    state: timesheetStateOf(facts),
  }))
  const [first] = timesheets
  const toCome = warningOnConfirming(month._embedded.workedShiftDtoList.map(endOfShift), now())

  return (
    <>
      <ActionButton
        variant="filled"
        leftSection={icon}
        refusal={refusalToConfirmAll({ yearMonth, today: today(), timesheets })}
        onClick={question.open}
      >
        {words.confirm}
      </ActionButton>
      <ConfirmDialog
        opened={asking}
        onClose={question.close}
        question={words.confirmQuestion}
        confirm={words.confirm}
        icon={icon}
        onConfirm={() =>
          first && confirm.mutateAsync({ params: { contractId: first.contractId }, body: { yearMonth, all: true } })
        }
      >
        <p>
          {words.confirmEffect(
            formatMonth(yearMonth),
            timesheets.map(({ customerName }) => customerName),
          )}
        </p>
        {toCome !== null && <p>{words.stillToCome(toCome.days.map(formatDayWithSlashes).join(', '))}</p>}
      </ConfirmDialog>
    </>
  )
}

type Shift = WorkedMonth['_embedded']['workedShiftDtoList'][number]

const endOfShift = ({ startDate, labourPeriod }: Shift) => ({
  day: toDay(startDate),
  end: toInstant(Date.parse(labourPeriod.endDateTimestamp) / 1000),
})
