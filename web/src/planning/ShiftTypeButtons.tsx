import type { ShiftType } from '@uurwerk/contract/customers'
import type { Refusal } from '@uurwerk/domain/refusal'
import { sentenceOf } from '@uurwerk/contract/problems'
import { textColorOn } from '@uurwerk/domain/planning/textColorOn'
import type { CSSProperties } from 'react'
import { ActionButton } from '../ui/ActionButton.tsx'
import classes from './shifts.module.css'

type Props = {
  readonly shiftTypes: readonly ShiftType[]
  readonly refusalTo: (shiftType: ShiftType) => Refusal | null
  readonly onChoose: (shiftType: ShiftType) => void
}

/** A button per shift type, in its own colour. Where none of them goes for one and the same reason, it is said once. */
export function ShiftTypeButtons({ shiftTypes, refusalTo, onChoose }: Props) {
  const reasons = shiftTypes.map((shiftType) => refusalTo(shiftType)).map((refusal) => refusal && sentenceOf(refusal))
  const [first = null] = reasons
  const isShared = first !== null && reasons.every((reason) => reason === first)
  return (
    <>
      {isShared && <p className={classes.reason}>{first}</p>}
      <div className={classes.types}>
        {shiftTypes.map((shiftType, index) => (
          <ActionButton
            key={shiftType.id}
            className={classes.type}
            style={colorsOf(shiftType)}
            reason={reasons[index] ?? null}
            data-autofocus={index === 0 || undefined}
            onClick={() => onChoose(shiftType)}
          >
            <b>{shiftType.name}</b>{' '}
            <span>
              {shiftType.labourTime.startTime} – {shiftType.labourTime.endTime}
            </span>
          </ActionButton>
        ))}
      </div>
    </>
  )
}

const colorsOf = ({ color }: ShiftType) => ({ '--shift': color, '--on-shift': textColorOn(color) }) as CSSProperties
