import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { BriefSummary } from '../balances/BriefSummary.tsx'
import { figuresOf } from '../balances/monthFigures.ts'
import { MonthSummary } from '../balances/MonthSummary.tsx'
import { useCurrentUser } from '../app/session/currentUser.ts'
import * as texts from '../texts/texts.ts'
import { Facts } from '../ui/page/Facts.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { WorkingTimePanel } from './workingTime/WorkingTimePanel.tsx'
import type { MonthContract } from '../contracts/queries.ts'
import { CalendarLegend } from './calendar/CalendarLegend.tsx'
import { PlanningActions } from './PlanningActions.tsx'
import type { ContractMonthData } from './useContractMonth.ts'

type Props = {
  readonly contracts: readonly MonthContract[]
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  readonly month: ContractMonthData
}

/** The balances and buttons next to the calendar. On a phone, the ones that employees use most come first. */
export function PlanningSide({ month, yearMonth, ...contracts }: Props) {
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
