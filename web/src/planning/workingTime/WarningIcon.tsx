import type { WorkingTimeWarning } from '@uurwerk/contract/planning/workingTime'
import { IconAlertTriangle, IconAlertTriangleFilled, IconInfoCircle } from '../../ui/icons.ts'
import classes from './workingTime.module.css'

type Props = { readonly severity: WorkingTimeWarning['severity']; readonly size: number }

const ICONS = {
  strong: IconAlertTriangleFilled,
  warn: IconAlertTriangle,
  info: IconInfoCircle,
} satisfies Record<WorkingTimeWarning['severity'], unknown>

/** The shape shows how serious the warning is, because some users cannot see colours (rule planning-64). */
export function WarningIcon({ severity, size }: Props) {
  const Icon = ICONS[severity]
  return <Icon className={classes.icon} data-severity={severity} size={size} stroke={1.75} aria-hidden />
}
