import * as texts from '../texts/texts.ts'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'

type Props = {
  /** The server's sentence about confirmed or signed months; null when no question is open. */
  readonly sentence: string | null
  readonly onClose: () => void
  readonly onConfirm: () => unknown
}

/** Asks HR whether to change a month that is confirmed or signed by the customer (rules team-6, timesheets-83). */
export const ConfirmedMonthQuestion = ({ sentence, onClose, onConfirm }: Props) => (
  <ConfirmDialog
    opened={sentence !== null}
    onClose={onClose}
    question={texts.confirmedMonth.question}
    confirm={texts.confirmedMonth.changeAnyway}
    onConfirm={onConfirm}
  >
    {sentence}
  </ConfirmDialog>
)
