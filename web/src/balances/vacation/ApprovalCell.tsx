import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import type { VacationRow } from './queries.ts'
import classes from './vacation.module.css'

type Props = { readonly row: VacationRow; readonly onToggle: (row: VacationRow) => void }

/** A table cell that shows whether the employee may book vacation, with a button that changes this. */
export function ApprovalCell({ row, onToggle }: Props) {
  const words = texts.vacation
  const action = row.approvedByAdmin ? words.disapprove : words.approve
  return (
    <span className={classes.approval}>
      {row.approvedByAdmin && (
        <IconCircleCheck className={classes.approved} size={15} stroke={1.75} role="img" aria-label={words.approved} />
      )}
      <Button
        className={classes.approve}
        variant={row.approvedByAdmin ? 'subtle' : 'default'}
        aria-label={words.approvalOf(action, row.userName)}
        onClick={() => onToggle(row)}
      >
        {action}
      </Button>
    </span>
  )
}
