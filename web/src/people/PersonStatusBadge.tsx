import * as texts from '../texts/texts.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { IconCircleCheck, IconCircleOff } from '../ui/icons.ts'

export const PersonStatusBadge = ({ active }: { readonly active: boolean }) => (
  <StatusBadge color={active ? 'green' : 'gray'} icon={active ? IconCircleCheck : IconCircleOff}>
    {texts.people.statuses[active ? 'active' : 'inactive']}
  </StatusBadge>
)
