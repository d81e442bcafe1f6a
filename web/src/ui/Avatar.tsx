import classes from './Avatar.module.css'
import { initialsOf } from './initialsOf.ts'

type Props = { readonly name: string; readonly size: number }

/** A circle with the initials of a person. It is next to the name, or it replaces the name. */
export const Avatar = ({ name, size }: Props) => (
  <span className={classes.root} style={{ width: size, height: size, fontSize: size * 0.38 }} aria-hidden>
    {initialsOf(name)}
  </span>
)
