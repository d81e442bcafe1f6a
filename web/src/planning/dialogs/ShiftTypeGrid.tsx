import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { ReactNode } from 'react'
import classes from './shifts.module.css'

type Props = {
  /** The reason why the user cannot choose a shift type, for each shift type. */
  readonly reasons: readonly (string | null)[]
  readonly children: ReactNode
}

/** The buttons of the shift types. When one reason applies to all shift types, it is shown once. */
export function ShiftTypeGrid({ reasons, children }: Props) {
  const [first = null] = reasons
  return (
    <>
      {reasons.every((reason) => reason === first) && first !== null && <p className={classes.reason}>{first}</p>}
      <div className={classes.types}>{children}</div>
    </>
  )
}

export const ShiftTypeLabel = ({ name, labourTime }: Pick<ShiftType, 'name' | 'labourTime'>) => (
  <>
    <b>{name}</b>{' '}
    <span>
      {labourTime.startTime} – {labourTime.endTime}
    </span>
  </>
)
