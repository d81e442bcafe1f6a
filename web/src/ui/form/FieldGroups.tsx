import type { ReactNode } from 'react'
import classes from './FieldGroups.module.css'

export const FieldGroups = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.groups}>{children}</div>
)

/** Groups one below the other, in one column of `FieldGroups`. */
export const GroupColumn = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.column}>{children}</div>
)

type Props = { readonly legend: string; readonly children: ReactNode }

/** A group of related fields in two columns. A field that needs the whole width must be inside `Wide`. */
export const FieldGroup = ({ legend, children }: Props) => (
  <fieldset className={classes.fields}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)

export const Fields = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.small}>{children}</div>
)

/** Fields for a time or a small number, as many next to each other as fit. */
export const ShortFields = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.short}>{children}</div>
)

export const Wide = ({ children }: { readonly children: ReactNode }) => <div className={classes.wide}>{children}</div>
