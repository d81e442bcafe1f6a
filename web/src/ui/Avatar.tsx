import classes from './Avatar.module.css'
import { initialsOf } from './initialsOf.ts'

type Props = { readonly name: string; readonly size: number }

export const Avatar = ({ name, size }: Props) => (
  <span className={classes.root} style={{ width: size, height: size, fontSize: size * 0.38 }} aria-hidden>
    {initialsOf(name)}
  </span>
)
