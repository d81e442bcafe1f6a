import { texts } from '../texts/texts.ts'
import { Dial } from '../ui/clock/Dial.tsx'
import classes from './shell.module.css'

/** Until it is known who is here; seen only when that takes a while. */
export const FirstLoad = () => (
  <div className={classes.firstLoad} role="status" aria-label={texts.shell.loading}>
    <Dial />
  </div>
)
