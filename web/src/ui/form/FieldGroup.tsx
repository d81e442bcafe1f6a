import type { ReactNode } from 'react'
import classes from './FieldGroup.module.css'

/** The groups of a longer form, side by side where there is room. */
export const FieldGroups = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.groups}>{children}</div>
)

type Props = {
  /** What the fields are about together. */
  readonly title: string
  readonly children: ReactNode
}

/** Fields that belong together, two beside each other; one that needs the whole line stands in a `WideField`. */
export const FieldGroup = ({ title, children }: Props) => (
  <fieldset className={classes.fields}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)

export const WideField = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.wide}>{children}</div>
)
