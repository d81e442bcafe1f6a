import { Progress } from '@mantine/core'
import classes from './import.module.css'

/**
 * The duration of the import is unknown, so that the bar moves without a percentage. The text gives the number of rows.
 */
export const ImportProgress = ({ text }: { readonly text: string }) => (
  <div className={classes.progress} role="status">
    <p>{text}</p>
    <Progress value={100} size="lg" striped animated aria-hidden />
  </div>
)
