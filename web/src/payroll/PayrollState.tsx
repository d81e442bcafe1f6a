import type { PayrollMonth } from '@uurwerk/contract/payroll/payroll'
import { IconAlertTriangle, IconCircleCheck, IconClockHour4 } from '@tabler/icons-react'
import * as texts from '../texts/texts.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'

const words = texts.payroll

/**
 * The state of the payroll month. It shows whether the person confirmed the month, and whether the month changed after
 * the last export.
 */
export const PayrollState = ({ month }: { readonly month: PayrollMonth }) => (
  <>
    {month.timesheets.length > 0 &&
      (month.completed ? (
        <StatusBadge color="green" icon={IconCircleCheck}>
          {words.confirmed}
        </StatusBadge>
      ) : (
        <StatusBadge color="red" icon={IconClockHour4}>
          {words.unconfirmed}
        </StatusBadge>
      ))}
    {month.changedSinceExport && (
      <StatusBadge color="orange" icon={IconAlertTriangle}>
        {words.changedSinceExport}
      </StatusBadge>
    )}
  </>
)
