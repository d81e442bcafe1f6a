import type { ReactNode } from 'react'
import classes from './FieldGroups.module.css'

/** A form's groups, side by side where there is room for it. */
export const FieldGroups = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.groups}>{children}</div>
)

type Props = { readonly legend: string; readonly children: ReactNode }

/** Fields that are one thought, in two columns; wrap in `Wide` what needs the whole width. */
export const FieldGroup = ({ legend, children }: Props) => (
  <fieldset className={classes.fields}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)

export const Wide = ({ children }: { readonly children: ReactNode }) => <div className={classes.wide}>{children}</div>
