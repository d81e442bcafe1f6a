import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { IconCircleCheck, IconCircleDashed, IconCircleOff } from '@tabler/icons-react'
import { today } from '../../clock/now.ts'
import { texts } from '../../texts/texts.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { periodOf } from '../periodOf.ts'
import type { Contract } from '../queries.ts'

/** Whether the contract runs today. */
export function ContractState({ contract: { datePeriod } }: { readonly contract: Contract }) {
  const { states } = texts.contracts.detail
  const period = periodOf(datePeriod)
  if (containsDay(period, today())) {
    return (
      <StatusBadge color="green" icon={IconCircleCheck}>
        {states.running}
      </StatusBadge>
    )
  }
  return period.start > today() ? (
    <StatusBadge color="blue" icon={IconCircleDashed}>
      {states.future}
    </StatusBadge>
  ) : (
    <StatusBadge color="gray" icon={IconCircleOff}>
      {states.past}
    </StatusBadge>
  )
}
