import type { Day } from '@uurwerk/domain/time/day'
import { texts } from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { writtenDay } from '../../ui/writtenDay.ts'

type Props = { readonly end: Day; readonly onAnswer: (yes: boolean) => void }

/** Giving an end date asks for confirmation (master data specification, 5). */
export const EndDateQuestion = ({ end, onAnswer }: Props) => (
  <ConfirmDialog
    opened
    onClose={() => onAnswer(false)}
    question={texts.contracts.create.question}
    confirm={texts.contracts.create.save}
    onConfirm={() => onAnswer(true)}
  >
    <p>{texts.contracts.create.afterEnd(writtenDay(end))}</p>
  </ConfirmDialog>
)
