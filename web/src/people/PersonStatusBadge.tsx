import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'

/** Whether the employment of a person runs. */
export const PersonStatusBadge = ({ active }: { readonly active: boolean }) =>
  active ? (
    <StatusBadge color="green" icon={IconCircleCheck}>
      {texts.people.statuses.active}
    </StatusBadge>
  ) : (
    <StatusBadge color="gray" icon={IconCircleOff}>
      {texts.people.statuses.inactive}
    </StatusBadge>
  )
