import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { SelectionBar } from '../../ui/table/parts/SelectionBar.tsx'
import { useSelectionOf } from '../../ui/table/useSelectionOf.ts'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import type { DueReminder } from '../queries.ts'
import { ReminderLetter } from './ReminderLetter.tsx'
import { reminderColumns } from './reminderColumns.tsx'
import { SendRemindersDialog } from './SendRemindersDialog.tsx'
import { totalOfReminders } from './totalOfReminders.ts'

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
  const [asked, ask] = useState<readonly DueReminder[] | null>(null)
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
          total: writtenEuros(totalOfReminders(shown)),
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
      {asked !== null && (
        <SendRemindersDialog reminders={asked} onStarted={() => setChosen(new Set())} onClose={() => ask(null)} />
      )}
    </>
  )
}

type BarProps = {
  /** The rows of the table that are visible now and that HR chose. */
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
        leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
        reason={possible.length === 0 ? words.notPossible : null}
        onClick={() => onSend(possible)}
      >
        {words.send(possible.length)}
      </ActionButton>
    </SelectionBar>
  )
}
