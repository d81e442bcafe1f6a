import type { ReactNode } from 'react'
import classes from './Facts.module.css'

export type Fact = {
  readonly label: string
  readonly value: ReactNode
  /** Muted, behind the value: '· 3 dagen'. */
  readonly more?: string
  /** For a value that asks attention, which its sign or word must say too. */
  readonly tone?: 'red'
}

type Props = {
  readonly facts: readonly Fact[]
  /** Each below its name, for more of them than a side can hold; on a phone they stand one below the other all the same. */
  readonly beside?: boolean
}

/** Facts one below the other, the figures on one line at the right, or beside each other. */
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
