import type { ReactNode } from 'react'
import classes from './FieldGroups.module.css'

/** The groups of fields in a form, side by side when there is space. */
export const FieldGroups = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.groups}>{children}</div>
)

type Props = { readonly legend: string; readonly children: ReactNode }

/** A group of related fields in two columns. A field that needs the whole width must be inside `Wide`. */
export const FieldGroup = ({ legend, children }: Props) => (
  <fieldset className={classes.fields}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)

/** The fields of a small form, as many next to each other as fit. */
export const Fields = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.small}>{children}</div>
)

export const Wide = ({ children }: { readonly children: ReactNode }) => <div className={classes.wide}>{children}</div>
