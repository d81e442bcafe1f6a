import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Card } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import type { MonthContract } from '../contracts/queries.ts'
import * as texts from '../texts/texts.ts'
import { IconArrowLeft, IconArrowRight } from '../ui/icons.ts'
import { Columns } from '../ui/page/Columns.tsx'
import { LoadError } from '../ui/page/load/LoadError.tsx'
import { ContractTabs } from './ContractTabs.tsx'
import { PlanningCalendar } from './PlanningCalendar.tsx'
import calendar from './calendar/calendar.module.css'
import classes from './planning.module.css'
import { CalendarSkeleton, SideSkeleton } from './PlanningSkeleton.tsx'
import { useContractMonth, type ContractMonthData } from './useContractMonth.ts'
import { BriefSummary } from '../balances/BriefSummary.tsx'
import { figuresOf } from '../balances/monthFigures.ts'
import { MonthSummary } from '../balances/MonthSummary.tsx'
import { useCurrentUser } from '../app/session/currentUser.ts'
import { Facts } from '../ui/page/Facts.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { WorkingTimePanel } from './workingTime/WorkingTimePanel.tsx'
import { CalendarLegend } from './calendar/CalendarLegend.tsx'
import { PlanningActions } from './PlanningActions.tsx'

type Props = {
  readonly contracts: readonly MonthContract[]
  readonly contract: MonthContract
  readonly onChooseContract: (contractId: number) => void
  readonly yearMonth: YearMonth
  /** The buttons to other months. On a phone they are between the tabs and the calendar. */
  readonly months: ReactNode
}

export function ContractMonth({ contracts, contract, onChooseContract, yearMonth, months }: Props) {
  const { data, error, retry } = useContractMonth(contract, yearMonth)
  const shared = { contract, yearMonth }
  return (
    <Columns
      side={
        data !== undefined ? (
          <PlanningSide {...shared} contracts={contracts} month={data} />
        ) : error === null ? (
          <SideSkeleton />
        ) : null
      }
    >
      <div>
        <Card className={classes.calendarCard}>
          <ContractTabs {...{ contracts, contract, onChooseContract }} between={months}>
            {data !== undefined ? (
              <PlanningCalendar key={yearMonth} {...shared} month={data} onChooseContract={onChooseContract} />
            ) : error === null ? (
              <CalendarSkeleton />
            ) : (
              <LoadError error={error} onRetry={retry} />
            )}
          </ContractTabs>
        </Card>
        <KeyboardHints />
      </div>
    </Columns>
  )
}

type PlanningSideProps = Pick<Props, 'contracts' | 'contract' | 'yearMonth'> & { readonly month: ContractMonthData }

/** The balances and buttons next to the calendar. On a phone, the parts that employees use most come first. */
function PlanningSide({ month, yearMonth, ...contracts }: PlanningSideProps) {
  const { employee } = useCurrentUser()
  const summary = { yearMonth, hours: month.planned.timeSheetHoursDto, leave: month.absences }
  const actions = <PlanningActions {...contracts} yearMonth={yearMonth} planned={month.planned} />
  const warnings = <WorkingTimePanel warnings={month.planned.workingTimeWarnings} />
  const isPhone = useIsPhone()
  if (!isPhone || !employee)
    return (
      <>
        <MonthSummary {...summary} employee={employee} />
        {actions}
        {warnings}
        {isPhone && <CalendarLegend />}
      </>
    )
  return (
    <>
      <BriefSummary {...summary} />
      {actions}
      {warnings}
      <Panel title={texts.balances.allFigures}>
        <Facts facts={figuresOf(summary.hours, summary.leave)} />
      </Panel>
      <CalendarLegend />
    </>
  )
}

const { keys } = texts.planning

const KeyboardHints = memo(() => (
  <ul className={calendar.keys}>
    <li>
      <kbd>
        <IconArrowLeft size={12} aria-hidden />
      </kbd>
      <kbd>
        <IconArrowRight size={12} aria-hidden />
      </kbd>
      {keys.chooseDay}
    </li>
    <li>
      <kbd>{keys.shift}</kbd>
      {keys.range}
    </li>
    <li>
      <kbd>{keys.enter}</kbd>
      {keys.chooseShift}
    </li>
    <li>
      <kbd>{keys.delete}</kbd>
      {keys.remove}
    </li>
  </ul>
))
