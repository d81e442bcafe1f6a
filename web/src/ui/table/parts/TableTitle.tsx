import type { ReactNode } from 'react'
import classes from './TableTitle.module.css'

type Props = {
  readonly title: string
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

export const TableTitle = ({ title, aside, children }: Props) => (
  <>
    <div className={classes.title}>
      <h2>{title}</h2>
      {aside !== undefined && <div className={classes.aside}>{aside}</div>}
    </div>
    {children}
  </>
)
