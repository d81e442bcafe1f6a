import type { DeliveryState } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import * as texts from '../texts/texts.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import {
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconClockHour4,
  IconHelpCircle,
  IconMessageQuestion,
} from '../ui/icons.ts'

const UNDER_WAY = { color: 'blue', icon: IconClockHour4 } as const
const DONE = { color: 'green', icon: IconCircleCheck } as const
const WRONG = { color: 'red', icon: IconCircleX } as const

const STATES = {
  queued: UNDER_WAY,
  prepared: UNDER_WAY,
  sent: UNDER_WAY,
  delivered: DONE,
  accepted: DONE,
  queried: { color: 'orange', icon: IconMessageQuestion },
  rejected: WRONG,
  failed: WRONG,
  unclear: { color: 'orange', icon: IconHelpCircle },
  cancelled: { color: 'gray', icon: IconBan },
} as const

export const DeliveryBadge = ({ state }: { readonly state: DeliveryState }) => (
  <StatusBadge {...STATES[state]}>{texts.invoicing.peppol.states[state]}</StatusBadge>
)
