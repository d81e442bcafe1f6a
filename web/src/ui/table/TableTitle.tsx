import type { ReactNode } from 'react'
import classes from './TableTitle.module.css'

type Props = {
  readonly title: string
  /** Right of the title. */
  readonly aside?: ReactNode
  /** Below the title and its buttons: the form of a new row. */
  readonly children?: ReactNode
}

/** The title of a list in a section, with a count and a button to add a row. */
export const TableTitle = ({ title, aside, children }: Props) => (
  <>
    <div className={classes.title}>
      <h2>{title}</h2>
      {aside !== undefined && <div className={classes.aside}>{aside}</div>}
    </div>
    {children}
  </>
)
