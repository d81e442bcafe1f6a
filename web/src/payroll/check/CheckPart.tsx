import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './check.module.css'

type Props = {
  /** Whether there is something to look at. */
  readonly isFine: boolean
  /** What it comes to, in a few words. */
  readonly title: string
  /** A problem keeps the file back; a notice only wants to be seen. */
  readonly isProblem?: boolean
  readonly children?: ReactNode
}

/** A line of the check list: in order, or what is not. */
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
