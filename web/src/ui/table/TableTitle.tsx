import type { ReactNode } from 'react'
import classes from './TableTitle.module.css'

type Props = {
  readonly title: string
  /** Right of the title. */
  readonly aside?: ReactNode
  /** Below them: the form of a new row. */
  readonly children?: ReactNode
}

/** The summary of a list that is one section among others: what it holds, and what can be added. */
export const TableTitle = ({ title, aside, children }: Props) => (
  <>
    <div className={classes.title}>
      <h2>{title}</h2>
      {aside !== undefined && <div className={classes.aside}>{aside}</div>}
    </div>
    {children}
  </>
)
