import type { ShiftType } from '@uurwerk/contract/customers/customers'
import { IconArchive, IconCircleCheck, IconCircleOff, IconPencil, IconTrash } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { RowButtons } from '../../ui/table/parts/RowButtons.tsx'
import type { ShiftTypeSteps } from './useShiftTypeSteps.ts'

type Props = {
  readonly shiftType: ShiftType
  readonly steps: ShiftTypeSteps
  readonly onEdit: () => void
  readonly onArchive: () => void
  readonly onRemove: () => void
}

export function ShiftTypeActions({ shiftType, steps, onEdit, onArchive, onRemove }: Props) {
  const words = texts.customers.shiftTypes
  const { name, active } = shiftType
  const reason = steps.busy ? texts.customers.updating : null
  return (
    <RowButtons>
      <IconAction label={texts.shiftTypes.edit(name)} icon={IconPencil} reason={reason} onClick={onEdit} />
      <IconAction
        label={active ? words.deactivate(name) : words.activate(name)}
        icon={active ? IconCircleOff : IconCircleCheck}
        reason={reason}
        onClick={() => steps.setActive(shiftType, !active)}
      />
      <IconAction label={texts.shiftTypes.archive(name)} icon={IconArchive} reason={reason} onClick={onArchive} />
      <IconAction label={words.remove(name)} icon={IconTrash} danger reason={reason} onClick={onRemove} />
    </RowButtons>
  )
}
