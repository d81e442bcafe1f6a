import type { Absence } from '@uurwerk/contract/absences'
import { IconCircleHalf2 } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import classes from './absences.module.css'

/** The title of an absence in the calendar, with its icon. */
export const AbsenceTitle = ({ absence: { title, color, textColor, fullDay } }: { readonly absence: Absence }) => (
  <p className={classes.title} style={{ '--leave': color, '--on-leave': textColor } as CSSProperties}>
    {!fullDay && <IconCircleHalf2 size={16} stroke={1.75} aria-hidden />}
    {title}
  </p>
)
