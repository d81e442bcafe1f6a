import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { badgeOf } from '@uurwerk/domain/timesheets/timesheetState'
import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { texts } from '../texts/texts.ts'
import { TimesheetBadge } from '../timesheets/TimesheetBadge.tsx'
import { timesheetStateOf } from '../timesheets/timesheetStateOf.ts'
import { useIsPhone } from '../ui/useIsPhone.ts'
import classes from './planning.module.css'
import { plannedMonthQuery } from './queries.ts'

/** 'Actuele status timesheet': the stage of the timesheet of one contract in the month. */
export function PlanningStatus({
  contractId,
  yearMonth,
}: {
  readonly contractId: number
  readonly yearMonth: YearMonth
}) {
  const { data } = useQuery(plannedMonthQuery(contractId, yearMonth))
  const isPhone = useIsPhone()
  if (data === undefined) return null
  return (
    <p className={classes.status}>
      {isPhone ? <VisuallyHidden>{texts.planning.status}</VisuallyHidden> : texts.planning.status}
      <TimesheetBadge badge={badgeOf(timesheetStateOf(data))} />
    </p>
  )
}
