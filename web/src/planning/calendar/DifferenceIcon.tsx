import { IconArrowsDiff } from '../../ui/icons.ts'
import classes from './calendar.module.css'

export const DifferenceIcon = () => <IconArrowsDiff className={classes.differs} size={14} stroke={2} aria-hidden />
