import { inkOn } from './inkOn.ts'
import classes from './payroll.module.css'

type Props = { readonly code: string; readonly color: string; readonly title?: string }

/** A pay code on a background in the colour of the code. The colour is the same in the light and the dark theme. */
export const PayCodeChip = ({ code, color, title }: Props) => (
  <span className={classes.code} style={{ background: color, color: inkOn(color) }} title={title}>
    {code}
  </span>
)
