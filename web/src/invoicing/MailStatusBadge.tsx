import * as texts from '../texts/texts.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { IconCircleCheck, IconClockHour4, IconHelpCircle, IconMailOff } from '../ui/icons.ts'

const STATES = {
  queued: { color: 'blue', icon: IconClockHour4 },
  sent: { color: 'green', icon: IconCircleCheck },
  failed: { color: 'red', icon: IconMailOff },
  unclear: { color: 'orange', icon: IconHelpCircle },
} as const

export const MailStatusBadge = ({ status }: { readonly status: keyof typeof STATES }) => (
  <StatusBadge {...STATES[status]}>{texts.invoicing.mailing.states[status]}</StatusBadge>
)
