import type { RefusalOf } from '@uurwerk/contract/problems'
import { IconPlus, IconX } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'

export type Adding = 'shift' | 'absence'

type Props = {
  /** The kinds of records (shift, absence) that HR can add to the month. Other kinds have no button. */
  readonly offered: readonly Adding[]
  readonly adding: Adding | null
  readonly refusal: RefusalOf | null
  readonly onToggle: (adding: Adding) => void
}

const labels = { shift: texts.personMonth.addShift, absence: texts.personMonth.addAbsence }

/** The buttons that add a shift or an absence. Each button opens its form and closes the form of the other button. */
export const AddButtons = ({ offered, adding, refusal, onToggle }: Props) =>
  offered.map((each) => {
    const isOpen = adding === each
    return (
      <ActionButton
        key={each}
        icon={isOpen ? IconX : IconPlus}
        refusal={refusal}
        aria-expanded={isOpen}
        onClick={() => onToggle(each)}
      >
        {isOpen ? texts.timesheets.cancel : labels[each]}
      </ActionButton>
    )
  })
