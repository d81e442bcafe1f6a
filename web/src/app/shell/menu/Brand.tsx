import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import classes from './menu.module.css'

export const Brand = () => (
  <Link to={paths.welcome()} className={classes.brand}>
    <img src="/favicon.svg" alt="" width={26} height={26} />
    {texts.app.name}
  </Link>
)
