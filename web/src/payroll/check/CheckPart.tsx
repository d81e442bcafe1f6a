import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './check.module.css'

type Props = {
  /** True when this point of the check list needs no attention. */
  readonly isFine: boolean
  /** A short summary of the point of the check list. */
  readonly title: string
  /** True for a problem, which prevents the eBlox file. Any other point is only information. */
  readonly isProblem?: boolean
  readonly children?: ReactNode
}

/** A point of the check list. When the point needs attention, its details are shown. */
export function CheckPart({ isFine, title, isProblem = false, children }: Props) {
  const Icon = isFine ? IconCircleCheck : IconAlertTriangle
  return (
    <li className={classes.part} data-tone={isFine ? 'green' : isProblem ? 'red' : 'orange'}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  )
}
