import { Progress } from '@mantine/core'
import classes from './import.module.css'

/** The duration is unknown, so the bar only moves; the text says how many rows there are. */
export const ImportProgress = ({ text }: { readonly text: string }) => (
  <div className={classes.progress} role="status">
    <p>{text}</p>
    <Progress value={100} size="lg" striped animated aria-hidden />
  </div>
)
