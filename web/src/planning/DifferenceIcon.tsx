import { IconArrowsDiff } from '@tabler/icons-react'
import classes from './calendar.module.css'

/** Marks a day that differs from the planning as it was locked. */
export const DifferenceIcon = () => <IconArrowsDiff className={classes.differs} size={14} stroke={2} aria-hidden />
