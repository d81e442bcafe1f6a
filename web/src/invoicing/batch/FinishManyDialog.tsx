import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { texts } from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import classes from './batch.module.css'
import { useStartBatch } from './useStartBatch.ts'

type Props = {
  readonly yearMonth: YearMonth
  readonly invoiceIds: readonly number[]
  readonly onStarted: () => void
  readonly onClose: () => void
}

const words = texts.batches

export function FinishManyDialog({ yearMonth, invoiceIds, onStarted, onClose }: Props) {
  const [send, setSend] = useState(false)
  const start = useStartBatch(yearMonth)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      question={words.finishQuestion(invoiceIds.length)}
      confirm={words.finish}
      icon={<IconCheck size={16} stroke={1.75} aria-hidden />}
      onConfirm={() => start({ act: 'finish', send }, invoiceIds).then(onStarted)}
    >
      <div className={classes.choose}>
        <p>{words.finishEffect}</p>
        <SwitchField label={words.sendToo} description={words.sendHint} value={send} onChange={setSend} />
      </div>
    </ConfirmDialog>
  )
}
