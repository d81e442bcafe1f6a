import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { useDisclosure } from '@mantine/hooks'
import { IconFileInvoice } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { texts } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
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
  const [asking, question] = useDisclosure()
  const navigate = useNavigate()
  const icon = <IconFileInvoice size={16} stroke={1.75} aria-hidden />

  async function generate(): Promise<void> {
    const { id } = await onGenerate()
    await navigate(paths.adminInvoice({ invoice: id }))
  }
  return (
    <>
      <ActionButton
        variant="filled"
        leftSection={icon}
        reason={reason}
        busy={reason === null && !isReady}
        onClick={question.open}
      >
        {words.generate}
      </ActionButton>
      <ConfirmDialog
        opened={asking}
        onClose={question.close}
        question={words.generateQuestion}
        confirm={words.generate}
        icon={icon}
        onConfirm={generate}
      >
        {total !== null &&
          words.generateEffect(timesheet.customerName, formatMonth(timesheet.yearMonth), writtenEuros(total))}
      </ConfirmDialog>
    </>
  )
}
