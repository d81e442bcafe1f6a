import type { ReactNode } from 'react'
import classes from './page.module.css'

export type Fact = {
  readonly label: string
  readonly value: ReactNode
  /** Muted, behind the value: '· 3 dagen'. */
  readonly more?: string
  /** For a value that asks attention, which its sign or word must say too. */
  readonly tone?: 'red'
}

/** Facts one below the other, the figures on one line at the right. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(({ label, value, more, tone }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd data-tone={tone}>
          {value}
          {more !== undefined && <small> {more}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
