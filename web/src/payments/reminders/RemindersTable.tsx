import { Button } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconFileTypePdf, IconPaperclip, IconSend } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { SelectionBar } from '../../ui/table/parts/SelectionBar.tsx'
import { useSelectionOf } from '../../ui/table/useSelectionOf.ts'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import type { DueReminder } from '../queries.ts'
import { reminderColumns } from './reminderColumns.tsx'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { today } from '../../app/clock/now.ts'
import { sumOfEuros, totalOf } from '../../invoicing/totalOf.ts'
import { useStartBatch } from '../../invoicing/batch/useStartBatch.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { previewReminderLetter } from '@uurwerk/contract/payments/reminderLetters'
import { download } from '../../app/api/request/download.ts'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import classes from '../payments.module.css'

type Props = {
  readonly reminders: readonly DueReminder[] | undefined
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
}

const words = texts.payments.reminders
const SEARCH = {
  placeholder: words.search,
  textOf: ({ customerName, invoices }: DueReminder) =>
    [customerName, ...invoices.map(({ invoiceNr }) => invoiceNr)].join(' '),
}

export function RemindersTable({ reminders, load }: Props) {
  const [chosen, setChosen] = useSelectionOf('reminders')
  const [openId, setOpenId] = useState<number | null>(null)
  const [toConfirm, ask] = useState<readonly DueReminder[] | null>(null)
  const toggle = useCallback((id: number) => setOpenId((now) => (now === id ? null : id)), [])
  const columns = useMemo(() => reminderColumns({ openId, onRead: toggle }), [openId, toggle])
  return (
    <>
      <DataTable
        label={words.list}
        columns={columns}
        rows={reminders}
        rowKey={({ invoiceId }) => invoiceId}
        load={load}
        defaultSort={{ key: 'late', descending: true }}
        search={SEARCH}
        csvName={words.csvName}
        cardsBelow={900}
        totals={(shown) => ({
          customerName: texts.payments.receivables.totalOf(shown.length),
          total: totalOf(shown.map(({ total }) => total)),
        })}
        selection={{ chosen, onChange: setChosen, nameOf: ({ customerName }) => customerName }}
        onOpen={({ invoiceId }) => toggle(invoiceId)}
        openKey={openId}
        renderOpen={(reminder) => <ReminderLetter reminder={reminder} />}
        noteOf={({ refusal }) => refusal?.message}
        foot={(shown) => {
          const inSight = shown.filter(({ invoiceId }) => chosen.has(invoiceId))
          if (inSight.length === 0) return null
          return <SendBar inSight={inSight} onSend={ask} onClear={() => setChosen(new Set())} />
        }}
        empty={
          <EmptyState title={words.empty} text={words.emptyText}>
            <Button component={Link} to={paths.adminReceivables()} variant="filled">
              {words.toReceivables}
            </Button>
          </EmptyState>
        }
      />
      {toConfirm !== null && (
        <SendRemindersDialog reminders={toConfirm} onStarted={() => setChosen(new Set())} onClose={() => ask(null)} />
      )}
    </>
  )
}

type BarProps = {
  /** The payment reminders that HR chose and whose rows the table shows now. */
  readonly inSight: readonly DueReminder[]
  readonly onSend: (reminders: readonly DueReminder[]) => void
  readonly onClear: () => void
}

function SendBar({ inSight, onSend, onClear }: BarProps) {
  const possible = inSight.filter(({ refusal }) => refusal === null)
  return (
    <SelectionBar label={words.selection} status={words.chosen(inSight.length)} clear={words.clear} onClear={onClear}>
      <ActionButton
        variant="filled"
        icon={IconSend}
        reason={possible.length === 0 ? words.notPossible : null}
        onClick={() => onSend(possible)}
      >
        {words.send(possible.length)}
      </ActionButton>
    </SelectionBar>
  )
}

type SendRemindersDialogProps = {
  readonly reminders: readonly DueReminder[]
  readonly onStarted: () => void
  readonly onClose: () => void
}

/** The dialog that asks HR to confirm that the payment reminders are sent. After that, it shows the progress. */
function SendRemindersDialog({ reminders, onStarted, onClose }: SendRemindersDialogProps) {
  const start = useStartBatch(monthOf(today()))
  const letters = reminders.filter(({ channel }) => channel === 'letter').length
  return (
    <ConfirmDialog
      onClose={onClose}
      question={words.question(reminders.length, totalOf(reminders.map(({ total }) => total)))}
      confirm={words.send(reminders.length)}
      icon={IconSend}
      onConfirm={() =>
        start(
          { act: 'remind' },
          reminders.map(({ invoiceId }) => invoiceId),
        ).then(onStarted)
      }
    >
      <p>{words.effect(reminders.length - letters, letters)}</p>
    </ConfirmDialog>
  )
}

/** The text of a payment reminder, exactly as in the mail or the letter. */
function ReminderLetter({
  reminder: { letter, channel, attachesInvoices, invoices },
}: {
  readonly reminder: DueReminder
}) {
  const interest = sumOfEuros(invoices.map((invoice) => invoice.interest ?? 0))
  const fixed = sumOfEuros(invoices.map((invoice) => invoice.fixed))
  return (
    <InlineEditor>
      <div className={classes.check}>
        <h3>{letter.subject}</h3>
        <p className={classes.letter}>{letter.body}</p>
        <Hint>
          {channel === 'letter' ? (
            words.onPaper
          ) : (
            <>
              <IconPaperclip size={14} stroke={1.75} aria-hidden />{' '}
              {attachesInvoices ? words.attached : words.attachedAlone}
            </>
          )}
        </Hint>
        <div>
          <ActionButton
            icon={IconFileTypePdf}
            onClick={() => download(previewReminderLetter, { params: { id: invoices[0]!.invoiceId } })}
          >
            {words.preview}
          </ActionButton>
        </div>
        {interest + fixed > 0 && <Hint>{words.claims(formatEuroNumber(interest), formatEuroNumber(fixed))}</Hint>}
        {invoices.some((invoice) => invoice.interest === null) && (
          <p className={classes.warning}>{words.unknownRate}</p>
        )}
      </div>
    </InlineEditor>
  )
}
