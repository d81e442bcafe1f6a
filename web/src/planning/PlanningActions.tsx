import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { toDay } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { IconCalendarUser, IconCircleCheck, IconClipboardCheck, IconLock } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import type { MonthContract } from '../contracts/queries.ts'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { Panel } from '../ui/page/Panel.tsx'
import { FillButtons } from './copy/FillButtons.tsx'
import { LockButton } from './LockButton.tsx'
import classes from './planning.module.css'
import { RemoveShiftsButton } from './RemoveShiftsButton.tsx'
import type { ContractMonthData } from './useContractMonth.ts'

type Props = {
  readonly contracts: readonly MonthContract[]
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  readonly planned: ContractMonthData['planned']
}

/** The buttons for a whole month: lock the planning, copy shifts, plan with a pattern, remove all shifts, and go to the table after locking. */
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
        {planned.locked ? (
          <Button
            component={Link}
            to={paths.details({ month: yearMonth })}
            variant={planned.completed ? 'default' : 'filled'}
            fullWidth
            leftSection={<IconClipboardCheck size={16} stroke={1.75} aria-hidden />}
          >
            {texts.planning.toTimesheet}
          </Button>
        ) : (
          <LockButton contracts={contracts} yearMonth={yearMonth} />
        )}
        {!planned.completed && (
          <>
            <FillButtons contract={contract} yearMonth={yearMonth} planned={planned} />
            <RemoveShiftsButton contract={contract} yearMonth={yearMonth} planned={planned} />
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
