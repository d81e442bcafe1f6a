import { IconArrowsDiff } from '@tabler/icons-react'
import classes from './calendar.module.css'

/** The icon of a day whose planning differs from the locked planning. */
export const DifferenceIcon = () => <IconArrowsDiff className={classes.differs} size={14} stroke={2} aria-hidden />
