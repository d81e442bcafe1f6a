import * as texts from '../../texts/texts.ts'
import { Dial } from '../../ui/charts/Dial.tsx'
import classes from './shell.module.css'

/** A placeholder for a screen. It is shown when the data of the signed-in person takes more than a moment to load. */
export const FirstLoad = () => (
  <div className={classes.firstLoad} role="status" aria-label={texts.shell.loading}>
    <Dial />
  </div>
)
