import type { RefusalOf } from '@uurwerk/contract/problems'
import { IconCircleHalf2 } from '@tabler/icons-react'
import { absenceLabel } from '../calendar/dayLabel.ts'
import { ColorButton } from './ColorButton.tsx'
import type { DayItem } from './dayOpening.ts'

type Props = {
  readonly item: DayItem
  readonly refusal?: RefusalOf | null
  readonly isFirst?: boolean
  readonly onChoose: () => void
}

/** A button in the colour of a shift or an absence, which opens or removes that item. */
export function DayItemButton({ item, refusal = null, isFirst = false, onChoose }: Props) {
  const { color } = item.kind === 'shift' ? item.shift : item.absence
  return (
    <div>
      <ColorButton fullWidth color={color} refusal={refusal} reasonBelow isFirst={isFirst} onClick={onChoose}>
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
      </ColorButton>
    </div>
  )
}
