import type { TimesheetStage } from '@uurwerk/domain/timesheets/timesheetStage'
import type { MantineColor } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { IconComponent } from '../../ui/createIcon.tsx'
import { IconChecks, IconCircleCheck, IconCircleDashed, IconLock, IconReceiptEuro } from '../../ui/icons.ts'

type Look = { readonly color: MantineColor; readonly icon: IconComponent; readonly isOutlined?: true }

/** The stages have the same colours here as in the list of contracts. */
const looks: Record<TimesheetStage, Look> = {
  not_planned: { color: 'gray', icon: IconCircleDashed },
  in_progress: { color: 'blue', icon: IconLock },
  submitted: { color: 'green', icon: IconCircleCheck },
  approved: { color: 'teal', icon: IconChecks },
  invoiced: { color: 'green', icon: IconReceiptEuro, isOutlined: true },
}

export const StageBadge = ({ stage }: { readonly stage: TimesheetStage }) => (
  <StatusBadge {...looks[stage]}>{texts.stages[stage]}</StatusBadge>
)
