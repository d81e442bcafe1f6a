import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconSend } from '@tabler/icons-react'
import { texts } from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useStartBatch } from './useStartBatch.ts'

type Props = {
  readonly yearMonth: YearMonth
  readonly invoiceIds: readonly number[]
  readonly onStarted: () => void
  readonly onClose: () => void
}

const words = texts.batches

export function SendManyDialog({ yearMonth, invoiceIds, onStarted, onClose }: Props) {
  const start = useStartBatch(yearMonth)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      question={words.sendQuestion(invoiceIds.length)}
      confirm={words.send}
      icon={<IconSend size={16} stroke={1.75} aria-hidden />}
      onConfirm={() => start({ act: 'send' }, invoiceIds).then(onStarted)}
    >
      <p>{words.sendEffect}</p>
    </ConfirmDialog>
  )
}
