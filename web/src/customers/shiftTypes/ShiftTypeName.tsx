import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import type { CSSProperties } from 'react'
import classes from './shiftTypes.module.css'

type Props = { readonly color: string; readonly children: string }

export const ShiftTypeName = ({ color, children }: Props) => (
  <span className={classes.name} style={{ '--shift': color, '--on-shift': textColorOn(color) } as CSSProperties}>
    {children}
  </span>
)
