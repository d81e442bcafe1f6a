import type { ShiftType } from '@uurwerk/contract/customers/customers'
import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import type { CSSProperties } from 'react'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import classes from './shifts.module.css'

/** A shift type, with the reason why the user cannot choose it, and with an extra text on its button. */
export type ShiftTypeChoice = {
  readonly shiftType: ShiftType
  readonly reason: string | null
  readonly remark?: string | null
}

type Props = {
  readonly choices: readonly ShiftTypeChoice[]
  readonly onChoose: (shiftType: ShiftType) => void
}

/**
 * One button for each shift type, in the colour of the shift type. When one reason applies to all shift types, it is
 * shown once.
 */
export function ShiftTypeButtons({ choices, onChoose }: Props) {
  const [first = null] = choices.map(({ reason }) => reason)
  const isShared = first !== null && choices.every(({ reason }) => reason === first)
  return (
    <>
      {isShared && <p className={classes.reason}>{first}</p>}
      <div className={classes.types}>
        {choices.map(({ shiftType, reason, remark = null }, index) => (
          <ActionButton
            key={shiftType.id}
            className={classes.type}
            style={colorsOf(shiftType)}
            reason={reason}
            data-autofocus={index === 0 || undefined}
            onClick={() => onChoose(shiftType)}
          >
            <b>{shiftType.name}</b>{' '}
            <span>
              {shiftType.labourTime.startTime} – {shiftType.labourTime.endTime}
            </span>
            {remark !== null && <span> {remark}</span>}
          </ActionButton>
        ))}
      </div>
    </>
  )
}

const colorsOf = ({ color }: ShiftType) => ({ '--shift': color, '--on-shift': textColorOn(color) }) as CSSProperties
