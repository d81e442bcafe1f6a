import type { ReactNode } from 'react'
import classes from './TableTitle.module.css'

type Props = {
  readonly title: string
  /** Content to the right of the list's title. */
  readonly aside?: ReactNode
  /** Content below the title and its buttons, such as the form for a new row. */
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
