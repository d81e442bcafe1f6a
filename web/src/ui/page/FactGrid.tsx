import type { Fact } from './Facts.tsx'
import classes from './FactGrid.module.css'

/** Facts beside each other, each below its name: for more of them than a side can hold. */
export const FactGrid = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={classes.root}>
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
