import type { ReactNode } from 'react'
import { Dial } from '../../charts/Dial.tsx'
import classes from '../page.module.css'

type Props = {
  readonly title: string
  readonly text?: string
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
