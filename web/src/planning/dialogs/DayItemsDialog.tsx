import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DayItemButton } from './DayItemButton.tsx'
import { keyOfItem, refusalToRemoveItem, type DayItem, type DayItemChoice, type Freezes } from './dayOpening.ts'
import classes from './shifts.module.css'

type Props = {
  readonly choice: DayItemChoice
  readonly freezes: Freezes
  readonly onChoose: (item: DayItem) => void
  readonly onClose: () => void
}

/** The dialog for a day with several items. It asks which item to open or remove (rule planning-42). */
export const DayItemsDialog = ({ choice: { act, day, items }, freezes, onChoose, onClose }: Props) => (
  <Dialog opened onClose={onClose} title={texts.planning.which[act]} subtitle={formatDayInWords(day)}>
    <div className={classes.items}>
      {items.map((item, index) => (
        <DayItemButton
          key={keyOfItem(item)}
          item={item}
          refusal={act === 'remove' ? refusalToRemoveItem(item, freezes) : null}
          isFirst={index === 0}
          onChoose={() => onChoose(item)}
        />
      ))}
    </div>
  </Dialog>
)
