import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useDemoPeople } from '../session/demoPeople.ts'
import { texts } from '../texts/texts.ts'
import classes from './shell.module.css'

/** Nothing here is real: said wherever one might forget it. It leads to the mails that were not really sent. */
export const DemoMark = () =>
  useDemoPeople().length === 0 ? null : (
    <Link to={paths.demoMail()} className={classes.demo} title={texts.mailbox.open}>
      {texts.app.demo}
    </Link>
  )
