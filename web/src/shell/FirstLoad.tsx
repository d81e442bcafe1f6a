import { texts } from '../texts/texts.ts'
import { Dial } from '../ui/clock/Dial.tsx'
import classes from './shell.module.css'

/** Shown while the signed-in person is loading, when that takes more than a moment. */
export const FirstLoad = () => (
  <div className={classes.firstLoad} role="status" aria-label={texts.shell.loading}>
    <Dial />
  </div>
)
