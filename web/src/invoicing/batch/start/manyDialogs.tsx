import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconTrash, IconSend, IconCheck } from '@tabler/icons-react'
import * as texts from '../../../texts/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { totalsOfRows } from '../../totalOf.ts'
import { deleteConcepts, restoreConcepts } from '@uurwerk/contract/invoicing/concepts'
import { useAction } from '../../../app/api/useAction.ts'
import { showError } from '../../../app/notices.ts'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import type { InvoiceRow } from '../../queries.ts'
import { useStartBatch } from '../useStartBatch.ts'
import { warningOnDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { toDay } from '@uurwerk/domain/time/day'
import { useState } from 'react'
import { today } from '../../../app/clock/now.ts'
import { SwitchField } from '../../../ui/form/fields/SwitchField.tsx'
import { Warnings } from '../../../ui/page/Warnings.tsx'
import classes from '../batch.module.css'

const words = texts.batches

/** The properties of a dialog about several invoices of the list. */
type ManyProps = {
  readonly yearMonth: YearMonth
  readonly invoices: readonly InvoiceRow[]
  readonly onStarted: () => void
  readonly onClose: () => void
}

function DeleteManyDialog({ invoices, onStarted, onClose }: ManyProps) {
  const remove = useRemoveConcepts()
  const totals = totalsOfRows(invoices)
  return (
    <ConfirmDialog
      onClose={onClose}
      question={words.removeQuestion(invoices.length, totals.included)}
      confirm={words.remove}
      icon={IconTrash}
      danger
      onConfirm={() => remove(invoices).then(onStarted)}
    >
      <p>{words.totals(totals.excluded, totals.included)}</p>
      <p>{words.removeEffect}</p>
    </ConfirmDialog>
  )
}

type Refused = readonly {
  readonly companyName: string
  readonly employeeName: string | null
  readonly message: string
}[]

/**
 * Deletes concept invoices. When a colleague finished one of them in the meantime, the message names that invoice and
 * the reason.
 */
function useRemoveConcepts() {
  const { mutateAsync: remove } = useAction(deleteConcepts)
  const { mutateAsync: restore } = useAction(restoreConcepts)

  async function undo(invoiceIds: readonly number[]): Promise<void> {
    const { refused } = await restore({ body: { invoiceIds: [...invoiceIds] } })
    if (refused.length > 0) showError(words.notRestored(refused.map(written)))
  }
  return async (rows: readonly InvoiceRow[]): Promise<void> => {
    const { settled, refused } = await remove({ body: { invoiceIds: rows.map(({ id }) => id) } })
    if (refused.length > 0) showError(words.notRemoved(refused.map(written)))
    if (settled.length === 0) return
    const removed = new Set(settled)
    const { included } = totalsOfRows(rows.filter(({ id }) => removed.has(id)))
    showUndo(words.removed(settled.length, included), () => void undo(settled).catch(() => {}))
  }
}

const written = ({ companyName, employeeName, message }: Refused[number]): string =>
  `${[companyName, employeeName].filter(Boolean).join(', ')} (${message})`

function SendManyDialog({ yearMonth, invoices, onStarted, onClose }: ManyProps) {
  const start = useStartBatch(yearMonth)
  const totals = totalsOfRows(invoices)
  return (
    <ConfirmDialog
      onClose={onClose}
      question={words.sendQuestion(invoices.length, totals.included)}
      confirm={words.send}
      icon={IconSend}
      onConfirm={() =>
        start(
          { act: 'send' },
          invoices.map(({ id }) => id),
        ).then(onStarted)
      }
    >
      <p>{words.totals(totals.excluded, totals.included)}</p>
      <p>{words.sendEffect}</p>
    </ConfirmDialog>
  )
}

function FinishManyDialog({ yearMonth, invoices, onStarted, onClose }: ManyProps) {
  const [send, setSend] = useState(false)
  const start = useStartBatch(yearMonth)
  const totals = totalsOfRows(invoices)
  const odd = invoices.filter(({ invoiceDate }) => warningOnDocumentDate(toDay(invoiceDate), today()) !== null)
  return (
    <ConfirmDialog
      onClose={onClose}
      question={words.finishQuestion(invoices.length, totals.included)}
      confirm={words.finish}
      icon={IconCheck}
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

/** The dialogs about several invoices of the list, by their action. */
export const manyDialogs = { finish: FinishManyDialog, send: SendManyDialog, remove: DeleteManyDialog }
