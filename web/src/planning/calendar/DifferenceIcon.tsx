import { IconArrowsDiff } from '@tabler/icons-react'
import classes from './calendar.module.css'

export const DifferenceIcon = () => <IconArrowsDiff className={classes.differs} size={14} stroke={2} aria-hidden />
