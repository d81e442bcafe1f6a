import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { IconFileInvoice } from '@tabler/icons-react'
import * as texts from '../../../texts/texts.ts'
import { AskFirstButton } from '../../../ui/buttons/AskFirstButton.tsx'
import { writtenEuros } from '../../../ui/written/writtenEuros.ts'
import type { BilledTimesheet } from '../billedTimesheet.ts'
import { useGenerate } from './useGenerate.ts'
import type { PreviewSteps } from '../usePreviewSteps.ts'

type Props = {
  readonly timesheet: BilledTimesheet
  readonly total: number | null
  /** The reason that the server gives why HR cannot make an invoice now; null when HR can make one. */
  readonly reason: string | null
  readonly isReady: boolean
  readonly onGenerate: PreviewSteps['generate']
}

/**
 * The button that makes the invoice. Before the approval, the button for the approval is the only main button of the
 * screen.
 */
export function GenerateInvoiceButton({ timesheet, total, reason, isReady, onGenerate }: Props) {
  const words = texts.invoicing.preview
  const generate = useGenerate(onGenerate)
  return (
    <AskFirstButton
      label={words.generate}
      icon={IconFileInvoice}
      variant={timesheet.confirmedForInvoice ? 'filled' : undefined}
      reason={reason}
      busy={reason === null && !isReady}
      question={words.generateQuestion}
      onConfirm={generate}
    >
      {total !== null &&
        words.generateEffect(timesheet.customerName, formatMonth(timesheet.yearMonth), writtenEuros(total))}
    </AskFirstButton>
  )
}
