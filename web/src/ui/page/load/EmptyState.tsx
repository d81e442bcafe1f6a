import type { ReactNode } from 'react'
import { Dial } from '../../charts/Dial.tsx'
import classes from '../page.module.css'

type Props = {
  /** The reason why the list is empty. */
  readonly title: string
  readonly text?: string
  /** A button or link for what the user can do next. */
  readonly children?: ReactNode
}

export const EmptyState = ({ title, text, children }: Props) => (
  <div className={classes.empty}>
    <Dial className={classes.emptyArt} />
    <h2>{title}</h2>
    {text !== undefined && <p>{text}</p>}
    {children !== undefined && <div className={classes.emptyActions}>{children}</div>}
  </div>
)
