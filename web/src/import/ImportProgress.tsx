import { Progress } from '@mantine/core'
import classes from './import.module.css'

/** How long it takes nobody knows beforehand: the bar moves, and the words say how much there is. */
export const ImportProgress = ({ text }: { readonly text: string }) => (
  <div className={classes.progress} role="status">
    <p>{text}</p>
    <Progress value={100} size="lg" striped animated aria-hidden />
  </div>
)
