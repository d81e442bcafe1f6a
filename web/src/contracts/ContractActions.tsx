import { IconCalendarEvent, IconPlus } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'
import { IconAction } from '../ui/IconAction.tsx'
import type { Column } from '../ui/table/column.ts'
import classes from './contracts.module.css'
import type { ContractSummary } from './queries.ts'

export type ContractAction = 'dates' | 'order'

const words = texts.contracts.list

/** The actions of a contract in its row. */
export const actionsColumn = (
  onAct: (contract: ContractSummary, action: ContractAction) => void,
): Column<ContractSummary> => ({
  key: 'actions',
  title: words.columns.actions,
  align: 'right',
  width: 100,
  sortable: false,
  exported: false,
  value: () => null,
  cell: (contract) => (
    <span className={classes.actions}>
      <IconAction
        label={words.ofContract(words.adjustDates, contract.id, contract.username)}
        icon={IconCalendarEvent}
        onClick={() => onAct(contract, 'dates')}
      />
      <IconAction
        label={words.ofContract(words.addOrder, contract.id, contract.username)}
        icon={IconPlus}
        onClick={() => onAct(contract, 'order')}
      />
    </span>
  ),
})
