import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconPlus, IconX } from '../../ui/icons.ts'
import type { Adding, Addition } from './additions.ts'

type Props = {
  readonly offered: readonly Addition[]
  /** The kind of record whose form is open. */
  readonly open: Adding | null
  readonly onToggle: (adding: Adding) => void
}

const labels = { shift: texts.personMonth.addShift, absence: texts.personMonth.addAbsence }

/** The buttons that add a shift or an absence. Each button opens its form and closes the form of the other button. */
export const AddButtons = ({ offered, open, onToggle }: Props) =>
  offered.map(({ adding, refusal }) => {
    const isOpen = open === adding
    return (
      <ActionButton
        key={adding}
        icon={isOpen ? IconX : IconPlus}
        refusal={refusal}
        aria-expanded={isOpen}
        onClick={() => onToggle(adding)}
      >
        {isOpen ? texts.timesheets.cancel : labels[adding]}
      </ActionButton>
    )
  })
