import { IconPencil, IconTrash } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import type { Column } from '../../ui/table/column.ts'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import { RowButtons } from '../../ui/table/parts/RowButtons.tsx'
import type { SickLeavePeriod } from './sickLeaveForm.ts'

type Actions = {
  readonly onAdjust: (period: SickLeavePeriod) => void
  readonly onRemove: (period: SickLeavePeriod) => Promise<void>
}

const words = texts.people.sickLeave

export const sickLeaveColumns = ({ onAdjust, onRemove }: Actions): readonly Column<SickLeavePeriod>[] => [
  {
    key: 'start',
    title: words.start,
    value: ({ startDate }) => startDate,
    cell: ({ startDate }) => writtenDay(startDate),
  },
  {
    key: 'end',
    title: words.end,
    sortable: false,
    value: ({ endDate }) => endDate,
    cell: ({ endDate }) => (endDate === null ? words.open : writtenDay(endDate)),
  },
  {
    key: 'actions',
    title: words.actions,
    align: 'right',
    sortable: false,
    exported: false,
    value: () => null,
    cell: (period) => (
      <RowButtons>
        <IconAction
          label={words.adjustOf(writtenDay(period.startDate))}
          icon={IconPencil}
          onClick={() => onAdjust(period)}
        />
        <IconAction
          label={words.removeOf(writtenDay(period.startDate))}
          icon={IconTrash}
          danger
          onClick={() => onRemove(period)}
        />
      </RowButtons>
    ),
  },
]
