import type { ReactNode } from 'react'
import classes from './Facts.module.css'

export type Fact = {
  readonly label: string
  readonly value: ReactNode
  /** A text in a lighter colour after the value, such as '· 3 dagen'. */
  readonly more?: string
  /** The text must say the same as the colour, because some users cannot see colours. */
  readonly tone?: 'red'
}

type Props = {
  readonly facts: readonly Fact[]
  /** True for a layout with each value below its name. It is for more facts than fit in a side column. */
  readonly beside?: boolean
}

/** A list of names and values. It has one column with the values on the right, or several columns. */
export const Facts = ({ facts, beside = false }: Props) => (
  <dl className={beside ? `${classes.root} ${classes.beside}` : classes.root}>
    {facts.map(({ label, value, more, tone }, index) => (
      <div key={`${index} ${label}`}>
        <dt>{label}</dt>
        <dd data-tone={tone}>
          {value}
          {more !== undefined && <small> {more}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
