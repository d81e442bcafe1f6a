import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useDemoPeople } from '../session/demoPeople.ts'
import { texts } from '../texts/texts.ts'
import classes from './shell.module.css'

/** A mark that says that the data is not real. It links to the mails that the demo stores instead of sending them. */
export const DemoMark = () =>
  useDemoPeople().length === 0 ? null : (
    <Link to={paths.demoMail()} className={classes.demo} title={texts.mailbox.open}>
      {texts.app.demo}
    </Link>
  )
