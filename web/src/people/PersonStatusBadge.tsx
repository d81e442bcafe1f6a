import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import * as texts from '../texts/texts.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'

/** A badge that shows whether the person is employed. */
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
