import type { RefusalOf } from '@uurwerk/contract/problems'
import { IconCircleHalf2 } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { absenceLabel } from '../calendar/dayLabel.ts'
import type { DayItem } from './dayOpening.ts'
import classes from './shifts.module.css'

type Props = {
  readonly item: DayItem
  readonly refusal?: RefusalOf | null
  readonly isFirst?: boolean
  readonly onChoose: () => void
}

/** A button in the colour of a shift or an absence, which opens or removes that item. */
export function DayItemButton({ item, refusal = null, isFirst = false, onChoose }: Props) {
  const { color, textColor } = item.kind === 'shift' ? item.shift : item.absence
  const style = { '--shift': color, '--on-shift': textColor } as CSSProperties
  return (
    <div>
      <ActionButton
        fullWidth
        className={classes.type}
        style={style}
        refusal={refusal}
        reasonBelow
        data-autofocus={isFirst || undefined}
        onClick={onChoose}
      >
        {item.kind === 'shift' ? (
          <>
            <b>{item.shift.title}</b>{' '}
            <span>
              {item.shift.start.slice(11, 16)} – {item.shift.end.slice(11, 16)}
            </span>
          </>
        ) : (
          <b>
            {!item.absence.fullDay && <IconCircleHalf2 size={14} stroke={2} aria-hidden />} {absenceLabel(item.absence)}
          </b>
        )}
      </ActionButton>
    </div>
  )
}
