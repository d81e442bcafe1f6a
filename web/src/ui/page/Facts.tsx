import type { ReactNode } from 'react'
import classes from './Facts.module.css'

export type Fact = {
  readonly label: string
  readonly value: ReactNode
  /** A muted addition after the value: '· 3 dagen'. */
  readonly more?: string
  /** For a value that needs attention. Its sign or word must say so too, not only its colour. */
  readonly tone?: 'red'
}

type Props = {
  readonly facts: readonly Fact[]
  /** Places each value below its name, for more facts than fit in a side column. */
  readonly beside?: boolean
}

/** Names and values below each other with right-aligned values, or in several columns. */
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
