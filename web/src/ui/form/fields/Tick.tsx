import type { ComponentProps } from 'react'
import classes from './Tick.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> & {
  readonly indeterminate?: boolean
}

/** A checkbox for lists with many checkboxes. It is only one element, so a long list renders fast. */
export const Tick = ({ indeterminate = false, ...input }: Props) => (
  <input
    {...input}
    type="checkbox"
    className={classes.tick}
    ref={(element) => {
      if (element !== null) element.indeterminate = indeterminate
    }}
  />
)
