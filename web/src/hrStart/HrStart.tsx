import type { HrStart as Start } from '@uurwerk/contract/hrStart/hrStart'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { today } from '../app/clock/now.ts'
import { useMonthInAddress } from '../app/month/useMonthInAddress.ts'
import * as texts from '../texts/texts.ts'
import { MonthSwitcher } from '../ui/switchers/MonthSwitcher.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { AbsencesPanel } from './charts/AbsencesPanel.tsx'
import { CustomerHoursPanel } from './charts/CustomerHoursPanel.tsx'
import classes from './hrStart.module.css'
import { MissingPanel } from './MissingPanel.tsx'
import { OddHoursPanel } from './OddHoursPanel.tsx'
import { hrStartQuery } from './queries.ts'
import { StagesPanel } from './StagesPanel.tsx'
import { monthBefore, tasksWith } from './tasksOf.ts'
import { ToDo } from './ToDo.tsx'
import { TurnoverPanel } from './charts/TurnoverPanel.tsx'

/** The start page of HR: the state of the month, the employees who have not confirmed, and charts about the company. */
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
            <Skeleton key={panel} className={classes.skeleton} height={330} radius="lg" />
          ))}
        </div>
      ) : (
        <LoadError title={texts.hrStart.failed(month)} error={error} onRetry={refetch} />
      )}
    </>
  )
}

const PANELS = ['stages', 'missing', 'odd', 'hours', 'absences', 'turnover']

type Props = { readonly start: Start; readonly yearMonth: YearMonth }

const Panels = ({ start, yearMonth }: Props) => (
  <div className={classes.grid}>
    <div className={classes.lead}>
      <MonthsToDo start={start} yearMonth={yearMonth} />
    </div>
    <StagesPanel timesheets={start.timesheets} yearMonth={yearMonth} />
    <MissingPanel missing={start.missing} timesheets={start.timesheets} yearMonth={yearMonth} />
    <OddHoursPanel yearMonth={yearMonth} />
    <CustomerHoursPanel customers={start.customers} yearMonth={yearMonth} />
    <AbsencesPanel weeks={start.absences} />
    <TurnoverPanel months={start.turnover} />
  </div>
)

/** The tasks of HR in the shown month. The remaining tasks of the month before come first. */
function MonthsToDo({ start, yearMonth }: Props) {
  const inMonth = { yearMonth, today: today() }
  const before = monthBefore(inMonth)
  const { data, isPending } = useQuery({ ...hrStartQuery(before ?? yearMonth), enabled: before !== null })
  return before !== null && isPending ? (
    <Skeleton className={classes.skeleton} height={122} radius="lg" />
  ) : (
    <ToDo tasks={tasksWith(before === null ? null : (data ?? null), start, inMonth)} shown={yearMonth} />
  )
}
