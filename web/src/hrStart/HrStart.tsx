import type { HrStart as Start } from '@uurwerk/contract/hrStart/hrStart'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { today } from '../app/clock/now.ts'
import { useMonthInAddress } from '../app/month/useMonthInAddress.ts'
import * as texts from '../texts/texts.ts'
import { MonthSwitcher } from '../ui/switchers/MonthSwitcher.tsx'
import { LoadError } from '../ui/page/load/LoadError.tsx'
import { AbsencesPanel } from './charts/AbsencesPanel.tsx'
import { CustomerHoursPanel } from './charts/CustomerHoursPanel.tsx'
import classes from './hrStart.module.css'
import { MissingPanel } from './MissingPanel.tsx'
import { OddHoursPanel } from './OddHoursPanel.tsx'
import { hrStartQuery } from './queries.ts'
import { StagesPanel } from './StagesPanel.tsx'
import { monthBefore, monthOfPanels, tasksWith } from './tasksOf.ts'
import { ToDo } from './ToDo.tsx'
import { TurnoverPanel } from './charts/TurnoverPanel.tsx'

export function HrStart() {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const { data, error, refetch } = useQuery(hrStartQuery(yearMonth))
  const month = formatMonth(yearMonth)
  return (
    <>
      <div className={classes.head}>
        <h2>{texts.hrStart.title(month)}</h2>
        <MonthSwitcher month={yearMonth} onChange={chooseMonth} previousAvailable nextAvailable pick />
      </div>
      {data !== undefined ? (
        <Panels key={yearMonth} start={data} yearMonth={yearMonth} />
      ) : error === null ? (
        <div className={classes.grid}>
          {PANELS.map((panel) => (
            <PanelSkeleton key={panel} />
          ))}
        </div>
      ) : (
        <LoadError title={texts.hrStart.failed(month)} error={error} onRetry={refetch} />
      )}
    </>
  )
}

const OF_TIMESHEETS = ['stages', 'missing', 'odd']
const PANELS = [...OF_TIMESHEETS, 'hours', 'absences', 'turnover']

const PanelSkeleton = () => <Skeleton className={classes.skeleton} height={330} radius="lg" />

type Props = { readonly start: Start; readonly yearMonth: YearMonth }

/** In the first ten days of a month, the timesheet panels show the month before while it has tasks. */
function Panels({ start, yearMonth }: Props) {
  const inMonth = { yearMonth, today: today() }
  const before = monthBefore(inMonth)
  const { data, isPending } = useQuery({ ...hrStartQuery(before ?? yearMonth), enabled: before !== null })
  const isWaiting = before !== null && isPending
  const earlier = before === null ? null : (data ?? null)
  const month = monthOfPanels(earlier, inMonth)
  const { timesheets, missing } = month === yearMonth || earlier === null ? start : earlier
  const of = { yearMonth: month, isElsewhen: month !== yearMonth }
  return (
    <div className={classes.grid}>
      <div className={classes.lead}>
        {isWaiting ? (
          <Skeleton className={classes.skeleton} height={122} radius="lg" />
        ) : (
          <ToDo tasks={tasksWith(earlier, start, inMonth)} shown={yearMonth} />
        )}
      </div>
      {isWaiting ? (
        OF_TIMESHEETS.map((panel) => <PanelSkeleton key={panel} />)
      ) : (
        <>
          <StagesPanel timesheets={timesheets} {...of} />
          <MissingPanel missing={missing} timesheets={timesheets} yearMonth={month} />
          <OddHoursPanel {...of} />
        </>
      )}
      <CustomerHoursPanel customers={start.customers} yearMonth={yearMonth} />
      <AbsencesPanel weeks={start.absences} />
      <TurnoverPanel months={start.turnover} />
    </div>
  )
}
