import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import * as texts from '../../texts/texts.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { IconAlertTriangle, IconCircleCheck, IconClockHour4 } from '../../ui/icons.ts'

/** The badges say whether the month is confirmed (rule timesheets-88), and whether HR changed it after that. */
export function PreviewState({ timesheet: { completed, changedByAdmin } }: { readonly timesheet: FullTimesheet }) {
  const words = texts.invoicing.preview
  return (
    <>
      {completed ? (
        <StatusBadge color="green" icon={IconCircleCheck}>
          {words.confirmed}
        </StatusBadge>
      ) : (
        <StatusBadge color="red" icon={IconClockHour4}>
          {words.unconfirmed}
        </StatusBadge>
      )}
      {changedByAdmin && (
        <StatusBadge color="orange" icon={IconAlertTriangle}>
          {texts.contractMonths.marks.changedByHr}
        </StatusBadge>
      )}
    </>
  )
}
