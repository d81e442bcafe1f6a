import { formatDayWithSlashes, formatMonth } from '@uurwerk/domain/time/formatDay'
import { toDay } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { memo, useState } from 'react'
import { Link } from 'react-router'
import type { MonthContract } from '../contracts/queries.ts'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import {
  IconCalendarUser,
  IconCircleCheck,
  IconClipboardCheck,
  IconCopyPlus,
  IconLock,
  IconRepeat,
  IconTrash,
} from '../ui/icons.ts'
import { Panel } from '../ui/page/Panel.tsx'
import classes from './planning.module.css'
import type { ContractMonthData } from './useContractMonth.ts'
import { lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { useOnlineOnly } from '../app/api/useOnlineOnly.ts'
import { useAction } from '../app/api/useAction.ts'
import { AskFirstButton } from '../ui/buttons/AskFirstButton.tsx'
import { usePlanning } from './changes/usePlanning.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { lazyDialog } from '../ui/dialog/lazyDialog.tsx'

const CopyShiftsDialog = lazyDialog(async () => (await import('./copy/CopyShiftsDialog.tsx')).CopyShiftsDialog)
const PatternDialog = lazyDialog(async () => (await import('./patterns/PatternDialog.tsx')).PatternDialog)

type Props = {
  readonly contracts: readonly MonthContract[]
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  readonly planned: ContractMonthData['planned']
}

export const PlanningActions = memo(function PlanningActions({ contracts, contract, yearMonth, planned }: Props) {
  return (
    <Panel>
      <div className={classes.actions}>
        {planned.completed && (
          <Line icon={<IconCircleCheck size={16} stroke={1.75} aria-hidden />} tone="green">
            {texts.planning.completed}
          </Line>
        )}
        {planned.locked && !planned.completed && (
          <Line icon={<IconLock size={16} stroke={1.75} aria-hidden />} tone="blue">
            {planned.lockedOn !== null && texts.planning.lockedOn(formatDayWithSlashes(toDay(planned.lockedOn)))}
            <span className={classes.muted}>{texts.planning.stillEditable}</span>
          </Line>
        )}
        {planned.locked && (
          <Button
            component={Link}
            to={paths.details({ month: yearMonth })}
            variant={planned.completed ? 'default' : 'filled'}
            fullWidth
            leftSection={<IconClipboardCheck size={16} stroke={1.75} aria-hidden />}
          >
            {texts.planning.toTimesheet}
          </Button>
        )}
        {planned.actions.lock === null && <LockButton contracts={contracts} yearMonth={yearMonth} />}
        {planned.actions.plan === null && (
          <>
            <FillButtons {...{ contract, yearMonth, planned }} />
            <RemoveShiftsButton {...{ contract, yearMonth, planned }} />
          </>
        )}
        <Button
          component={Link}
          to={paths.availability({ month: yearMonth })}
          variant="subtle"
          fullWidth
          leftSection={<IconCalendarUser size={16} stroke={1.75} aria-hidden />}
        >
          {texts.planning.availability}
        </Button>
      </div>
    </Panel>
  )
})

type LineProps = {
  readonly icon: React.ReactNode
  readonly tone: 'blue' | 'green'
  readonly children: React.ReactNode
}

const Line = ({ icon, tone, children }: LineProps) => (
  <p className={classes.state} data-tone={tone}>
    {icon}
    <span>{children}</span>
  </p>
)

/** Locks the planning of all contracts of the month. The employee cannot unlock the planning. */
function LockButton({ contracts, yearMonth }: Pick<Props, 'contracts' | 'yearMonth'>) {
  const lock = useAction(lockMonth)
  const customers = contracts.map(({ customerName }) => customerName)
  return (
    <>
      <AskFirstButton
        label={texts.planning.lock}
        icon={IconLock}
        variant="filled"
        fullWidth
        reason={useOnlineOnly()}
        reasonBelow
        question={texts.planning.lockQuestion}
        onConfirm={() => lock.mutateAsync({ params: { yearMonth } })}
      >
        <p>{texts.planning.lockEffect(formatMonth(yearMonth), customers)}</p>
      </AskFirstButton>
      <p className={classes.hint}>{texts.planning.lockOnce}</p>
    </>
  )
}

type OfContract = Omit<Props, 'contracts'>

/** Removes all shifts of the contract in the month. The button is disabled when a shift is adjusted. */
function RemoveShiftsButton({ contract, yearMonth, planned }: OfContract) {
  const planning = usePlanning(contract, yearMonth)
  const shifts = planned.plannedShiftDtos
  return (
    <AskFirstButton
      label={texts.planning.removeShifts}
      icon={IconTrash}
      fullWidth
      refusal={planned.actions.removeAll}
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

function FillButtons({ contract, yearMonth, planned }: OfContract) {
  const [opened, setOpened] = useState<'copy' | 'pattern' | null>(null)
  const planning = usePlanning(contract, yearMonth)
  const refusal = planned.actions.copy
  const close = () => setOpened(null)
  const fill = (filling: Promise<void>): void => {
    close()
    void filling
  }
  const dialog = { contract, yearMonth, onClose: close }
  return (
    <>
      <ActionButton fullWidth icon={IconCopyPlus} refusal={refusal} reasonBelow onClick={() => setOpened('copy')}>
        {texts.planning.copy}
      </ActionButton>
      <ActionButton fullWidth icon={IconRepeat} refusal={refusal} onClick={() => setOpened('pattern')}>
        {texts.planning.pattern}
      </ActionButton>
      {opened === 'copy' && (
        <CopyShiftsDialog {...dialog} onCopy={(week, previewed) => fill(planning.copy(week, previewed))} />
      )}
      {opened === 'pattern' && (
        <PatternDialog {...dialog} onPlan={(period, previewed) => fill(planning.planPattern(period, previewed))} />
      )}
    </>
  )
}
