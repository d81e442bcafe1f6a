import type { TimesheetBadge as Badge } from '@uurwerk/domain/timesheets/timesheetState'
import type { MantineColor } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { IconComponent } from '../../ui/createIcon.tsx'
import { IconCircleCheck, IconCircleDashed, IconClockHour4 } from '../../ui/icons.ts'

const looks: Record<Badge, { readonly color: MantineColor; readonly icon: IconComponent }> = {
  not_planned: { color: 'gray', icon: IconCircleDashed },
  in_progress: { color: 'blue', icon: IconClockHour4 },
  submitted: { color: 'green', icon: IconCircleCheck },
}

/** The state of a timesheet, as a badge: 'niet gepland', 'bezig' or 'ingediend'. */
export const TimesheetBadge = ({ badge }: { readonly badge: Badge }) => (
  <StatusBadge {...looks[badge]}>{texts.planning.states[badge]}</StatusBadge>
)
