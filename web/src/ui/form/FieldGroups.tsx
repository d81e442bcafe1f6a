import type { ReactNode } from 'react'
import classes from './FieldGroups.module.css'

/** The groups of a form, side by side when there is space. */
export const FieldGroups = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.groups}>{children}</div>
)

type Props = { readonly legend: string; readonly children: ReactNode }

/** Related fields in two columns. Wrap a field in `Wide` when it needs the whole width. */
export const FieldGroup = ({ legend, children }: Props) => (
  <fieldset className={classes.fields}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)

export const Wide = ({ children }: { readonly children: ReactNode }) => <div className={classes.wide}>{children}</div>
