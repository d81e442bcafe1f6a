import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { IconFileInvoice } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { texts } from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/AskFirstButton.tsx'
import { writtenEuros } from '../../ui/writtenEuros.ts'
import type { BilledTimesheet } from './billedTimesheet.ts'
import type { PreviewSteps } from './usePreviewSteps.ts'

type Props = {
  readonly timesheet: BilledTimesheet
  readonly total: number | null
  /** Why no invoice can be made now, as the server says. */
  readonly reason: string | null
  readonly isReady: boolean
  readonly onGenerate: PreviewSteps['generate']
}

export function GenerateInvoiceButton({ timesheet, total, reason, isReady, onGenerate }: Props) {
  const words = texts.invoicing.preview
  const navigate = useNavigate()

  async function generate(): Promise<void> {
    const { id } = await onGenerate()
    await navigate(paths.adminInvoice({ invoice: id }))
  }
  return (
    <AskFirstButton
      label={words.generate}
      icon={IconFileInvoice}
      variant="filled"
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
