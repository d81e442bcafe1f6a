import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../../texts/texts.ts'
import type { IconComponent } from '../../../ui/createIcon.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { IconCheck, IconSend, IconTrash } from '../../../ui/icons.ts'
import { totalsOfRows } from '../../totalOf.ts'
import { deleteConcepts, restoreConcepts } from '@uurwerk/contract/invoicing/concepts'
import { useAction } from '../../../app/api/useAction.ts'
import { showError } from '../../../app/notices.ts'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import type { InvoiceRow } from '../../queries.ts'
import { useStartBatch } from '../useStartBatch.ts'
import { warningOnDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { toDay } from '@uurwerk/domain/time/day'
import { useState, type ReactNode } from 'react'
import { today } from '../../../app/clock/now.ts'
import { SwitchField } from '../../../ui/form/fields/SwitchField.tsx'
import { Warnings } from '../../../ui/page/Warnings.tsx'
import classes from '../batch.module.css'

const words = texts.batches

type ManyProps = {
  readonly yearMonth: YearMonth
  readonly invoices: readonly InvoiceRow[]
  readonly onStarted: () => void
  readonly onClose: () => void
}

type QuestionProps = Omit<ManyProps, 'yearMonth'> & {
  readonly act: 'remove' | 'send' | 'finish'
  readonly icon: IconComponent
  readonly onConfirm: (ids: readonly number[]) => Promise<unknown>
  /** Renders the content of the question. `totals` shows the totals of the invoices. */
  readonly children: (totals: ReactNode) => ReactNode
}

function ManyQuestion({ invoices, act, icon, onConfirm, onStarted, onClose, children }: QuestionProps) {
  const { excluded, included } = totalsOfRows(invoices)
  return (
    <ConfirmDialog
      onClose={onClose}
      question={words[`${act}Question`](invoices.length, included)}
      confirm={words[act]}
      icon={icon}
      danger={act === 'remove'}
      onConfirm={() => onConfirm(invoices.map(({ id }) => id)).then(onStarted)}
    >
      {children(<p>{words.totals(excluded, included)}</p>)}
    </ConfirmDialog>
  )
}

function DeleteManyDialog(props: ManyProps) {
  const remove = useRemoveConcepts()
  return (
    <ManyQuestion {...props} act="remove" icon={IconTrash} onConfirm={() => remove(props.invoices)}>
      {(totals) => (
        <>
          {totals}
          <p>{words.removeEffect}</p>
        </>
      )}
    </ManyQuestion>
  )
}

type RefusedInvoices = readonly {
  readonly companyName: string
  readonly employeeName: string | null
  readonly message: string
}[]

/**
 * Removes concepts. When a colleague gave a concept its number in the meantime, that invoice stays, and the message
 * gives the reason.
 */
function useRemoveConcepts() {
  const { mutateAsync: remove } = useAction(deleteConcepts)
  const { mutateAsync: restore } = useAction(restoreConcepts)

  async function undo(invoiceIds: readonly number[]): Promise<void> {
    const { refused } = await restore({ body: { invoiceIds: [...invoiceIds] } })
    if (refused.length > 0) showError(words.notRestored(refused.map(inWords)))
  }
  return async (rows: readonly InvoiceRow[]): Promise<void> => {
    const { settled, refused } = await remove({ body: { invoiceIds: rows.map(({ id }) => id) } })
    if (refused.length > 0) showError(words.notRemoved(refused.map(inWords)))
    if (settled.length === 0) return
    const removed = new Set(settled)
    const { included } = totalsOfRows(rows.filter(({ id }) => removed.has(id)))
    showUndo(words.removed(settled.length, included), () => void undo(settled).catch(() => {}))
  }
}

const inWords = ({ companyName, employeeName, message }: RefusedInvoices[number]): string =>
  `${[companyName, employeeName].filter(Boolean).join(', ')} (${message})`

function SendManyDialog(props: ManyProps) {
  const start = useStartBatch(props.yearMonth)
  return (
    <ManyQuestion {...props} act="send" icon={IconSend} onConfirm={(ids) => start({ act: 'send' }, ids)}>
      {(totals) => (
        <>
          {totals}
          <p>{words.sendEffect}</p>
        </>
      )}
    </ManyQuestion>
  )
}

function FinishManyDialog(props: ManyProps) {
  const [send, setSend] = useState(false)
  const start = useStartBatch(props.yearMonth)
  const odd = props.invoices.filter(({ invoiceDate }) => warningOnDocumentDate(toDay(invoiceDate), today()) !== null)
  return (
    <ManyQuestion {...props} act="finish" icon={IconCheck} onConfirm={(ids) => start({ act: 'finish', send }, ids)}>
      {(totals) => (
        <div className={classes.choose}>
          {totals}
          <Warnings warnings={odd.length === 0 ? [] : [words.oddDates(odd.length)]} />
          <p>{words.finishEffect}</p>
          <SwitchField label={words.sendToo} description={words.sendHint} value={send} onChange={setSend} />
        </div>
      )}
    </ManyQuestion>
  )
}

export const manyDialogs = { finish: FinishManyDialog, send: SendManyDialog, remove: DeleteManyDialog }
