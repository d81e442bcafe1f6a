import { StatusBadge } from '../ui/StatusBadge.tsx'
import { IconCircleCheck, IconClockHour4 } from '../ui/icons.ts'

type Words = { readonly approved: string; readonly notApproved: string }

export const ApprovalBadge = ({ approved, words }: { readonly approved: boolean; readonly words: Words }) => (
  <StatusBadge color={approved ? 'green' : 'orange'} icon={approved ? IconCircleCheck : IconClockHour4}>
    {approved ? words.approved : words.notApproved}
  </StatusBadge>
)
