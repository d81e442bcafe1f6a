import { IconAlertTriangle, IconCircleCheck, IconPlayerSkipForward } from '@tabler/icons-react'
import { texts } from '../../texts/texts.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Outcome } from './outcome.ts'

const BADGES = {
  good: { color: 'green', icon: IconCircleCheck },
  partly: { color: 'orange', icon: IconAlertTriangle },
  passedOver: { color: 'red', icon: IconPlayerSkipForward },
} as const satisfies Record<Outcome, object>

export const OutcomeBadge = ({ outcome }: { readonly outcome: Outcome }) => (
  <StatusBadge {...BADGES[outcome]}>{texts.batches.results[outcome]}</StatusBadge>
)
