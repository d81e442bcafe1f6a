import type { CustomerMonthStatus } from '@uurwerk/domain/timesheets/customerSide/customerMonthStatus'
import * as texts from '../../texts/texts.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { IconCircleCheck, IconClockHour4, IconEye, IconFileInvoice, IconMessage2 } from '../../ui/icons.ts'

const looks = {
  not_confirmed: ['gray', IconClockHour4],
  to_review: ['blue', IconEye],
  disputed: ['orange', IconMessage2],
  answered: ['orange', IconMessage2],
  signed: ['green', IconCircleCheck],
  invoiced: ['gray', IconFileInvoice],
} as const

type Props = {
  readonly status: CustomerMonthStatus
  readonly isReady?: boolean
}

/** A badge with the state of the customer's check of a month, such as signed or disputed. */
export function StatusOfMonth({ status, isReady = false }: Props) {
  const [color, icon] = looks[status]
  return (
    <StatusBadge color={color} icon={icon}>
      {isReady ? texts.customerSide.toSign : texts.customerSide.statuses[status]}
    </StatusBadge>
  )
}
