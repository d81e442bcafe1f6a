import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import classes from './newYear.module.css'

type Props = {
  readonly year: number
  /** The number of people whose leave counters change. */
  readonly count: number
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

export function NewYearQuestion({ year, count, onConfirm, onClose }: Props) {
  const words = texts.newYear
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      question={words.question(year)}
      confirm={words.confirm}
      onConfirm={() => onConfirm().catch(() => {})}
    >
      <div className={classes.effect}>
        <p>{words.effect(count)}</p>
        <p>{words.effectMoved(year - 1)}</p>
      </div>
    </ConfirmDialog>
  )
}
