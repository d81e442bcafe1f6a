import { useDemoPeople } from '../session/demoPeople.ts'
import { texts } from '../texts/texts.ts'
import classes from './shell.module.css'

/** Nothing here is real: said wherever one might forget it. */
export const DemoMark = () =>
  useDemoPeople().length === 0 ? null : <span className={classes.demo}>{texts.app.demo}</span>
