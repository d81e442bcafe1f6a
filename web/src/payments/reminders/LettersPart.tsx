import { printReminderLetters, withdrawReminderLetter } from '@uurwerk/contract/payments/reminderLetters'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { download } from '../../app/api/request/download.ts'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { IconArrowBackUp, IconPrinter } from '../../ui/icons.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { SelectionBar } from '../../ui/table/parts/SelectionBar.tsx'
import { useSelectionOf } from '../../ui/table/useSelectionOf.ts'
import { showNote } from '../../ui/toast/showNote.tsx'
import classes from '../payments.module.css'
import { lettersQuery, type ReminderLetterRow } from '../queries.ts'
import { letterColumns } from './letterColumns.tsx'

const words = texts.payments.letters
const SEARCH = {
  placeholder: words.search,
  textOf: ({ customerName, invoiceNrs }: ReminderLetterRow) => [customerName, ...invoiceNrs].join(' '),
}

/**
 * The letters of the last ninety days. HR prints them as one file, and can withdraw an unsent letter (rule
 * payments-36).
 */
export function LettersPart() {
  const load = useQuery(lettersQuery)
  const [chosen, setChosen] = useSelectionOf('letters')
  const [toConfirm, ask] = useState<ReminderLetterRow | null>(null)
  const columns = useMemo(() => letterColumns(ask), [])
  const letters = load.data?._embedded.reminderLetterList
  if (letters === undefined || letters.length === 0) return null
  return (
    <section className={classes.letters} aria-labelledby="letters">
      <h2 id="letters">{words.title}</h2>
      <DataTable
        label={words.list}
        columns={columns}
        rows={letters}
        rowKey={({ id }) => id}
        load={load}
        defaultSort={{ key: 'date', descending: true }}
        search={SEARCH}
        csvName={words.csvName}
        cardsBelow={900}
        selection={{ chosen, onChange: setChosen, nameOf: ({ customerName }) => customerName }}
        foot={(shown) => {
          const ids = shown.map(({ id }) => id).filter((id) => chosen.has(id))
          return ids.length === 0 ? null : <PrintBar ids={ids} onClear={() => setChosen(new Set())} />
        }}
      />
      {toConfirm !== null && <WithdrawDialog letter={toConfirm} onClose={() => ask(null)} />}
    </section>
  )
}

type BarProps = { readonly ids: readonly number[]; readonly onClear: () => void }

const PrintBar = ({ ids, onClear }: BarProps) => (
  <SelectionBar label={words.selection} status={words.chosen(ids.length)} clear={words.clear} onClear={onClear}>
    <ActionButton
      variant="filled"
      icon={IconPrinter}
      onClick={() => download(printReminderLetters, { query: { ids: ids.join(',') } })}
    >
      {words.print(ids.length)}
    </ActionButton>
  </SelectionBar>
)

type DialogProps = { readonly letter: ReminderLetterRow; readonly onClose: () => void }

function WithdrawDialog({ letter: { id, customerName }, onClose }: DialogProps) {
  const { mutateAsync: withdraw } = useAction(withdrawReminderLetter)
  return (
    <ConfirmDialog
      onClose={onClose}
      question={words.question(customerName)}
      confirm={words.withdraw}
      icon={IconArrowBackUp}
      danger
      onConfirm={async () => {
        await withdraw({ params: { id } })
        showNote(words.withdrawn(customerName))
      }}
    >
      <p>{words.effect}</p>
    </ConfirmDialog>
  )
}
