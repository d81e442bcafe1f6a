import { warningOnDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { toDay } from '@uurwerk/domain/time/day'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { today } from '../../../app/clock/now.ts'
import * as texts from '../../../texts/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { SwitchField } from '../../../ui/form/fields/SwitchField.tsx'
import { totalsOfRows } from '../../totalOf.ts'
import { Warnings } from '../../../ui/page/Warnings.tsx'
import classes from '../batch.module.css'
import type { ManyProps } from './manyProps.ts'
import { useStartBatch } from '../useStartBatch.ts'

const words = texts.batches

export function FinishManyDialog({ yearMonth, invoices, onStarted, onClose }: ManyProps) {
  const [send, setSend] = useState(false)
  const start = useStartBatch(yearMonth)
  const totals = totalsOfRows(invoices)
  const odd = invoices.filter(({ invoiceDate }) => warningOnDocumentDate(toDay(invoiceDate), today()) !== null)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      question={words.finishQuestion(invoices.length, totals.included)}
      confirm={words.finish}
      icon={<IconCheck size={16} stroke={1.75} aria-hidden />}
      onConfirm={() =>
        start(
          { act: 'finish', send },
          invoices.map(({ id }) => id),
        ).then(onStarted)
      }
    >
      <div className={classes.choose}>
        <p>{words.totals(totals.excluded, totals.included)}</p>
        <Warnings warnings={odd.length === 0 ? [] : [words.oddDates(odd.length)]} />
        <p>{words.finishEffect}</p>
        <SwitchField label={words.sendToo} description={words.sendHint} value={send} onChange={setSend} />
      </div>
    </ConfirmDialog>
  )
}
