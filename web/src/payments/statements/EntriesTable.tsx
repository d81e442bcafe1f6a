import { ENTRY_STATES } from '@uurwerk/contract/payments/bankEntries'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { IconChecks } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { bankEntriesQuery, type BankEntry } from '../queries.ts'
import { AllocateEditor } from './AllocateEditor.tsx'
import { entryColumns } from './entryColumns.tsx'
import { useEntrySteps, type Booking } from './useEntrySteps.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { sureBookings } from './sureBookings.ts'
import { totalOf } from '../../invoicing/totalOf.ts'

const words = texts.payments.entries
const DIRECTIONS = ['in', 'out'] as const
const SEARCH = {
  placeholder: words.search,
  textOf: ({ counterpartyName, communication, booked, proposals }: BankEntry) =>
    [
      counterpartyName,
      communication,
      ...[...booked, ...proposals.flatMap(({ allocations }) => allocations)].flatMap((part) => [
        part.invoiceNr,
        part.customerName,
      ]),
    ].join(' '),
}

/** The table of bank movements. Each movement shows the invoices that it pays. */
export function EntriesTable() {
  const [state, chooseState] = useChoiceInAddress('state', ENTRY_STATES)
  const [direction, chooseDirection] = useChoiceInAddress('direction', DIRECTIONS)
  const load = useQuery(bankEntriesQuery(state, direction))
  const steps = useEntrySteps()
  const [openId, setOpenId] = useState<number | null>(null)
  const toggle = useCallback((id: number) => setOpenId((now) => (now === id ? null : id)), [])
  const columns = useMemo(
    () => entryColumns(state, { steps, openId, onAssign: toggle }),
    [state, steps, openId, toggle],
  )
  const rows = load.data?._embedded.bankEntryDtoList
  const total = load.data?.total ?? 0
  return (
    <>
      <DataTable
        label={words.list}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        load={load}
        defaultSort={{ key: 'enteredOn', descending: true }}
        search={SEARCH}
        csvName={words.csvName}
        cardsBelow={960}
        tools={
          <>
            <Segments
              label={words.state}
              choices={ENTRY_STATES}
              nameOf={(each) => words.states[each]}
              value={state}
              onChange={chooseState}
            />
            <Segments
              label={words.direction}
              choices={DIRECTIONS}
              nameOf={(each) => words.directions[each]}
              value={direction}
              onChange={chooseDirection}
            />
            {state === 'open' && <BookSureButton entries={rows ?? []} onBook={steps.book} />}
          </>
        }
        totals={(shown) => totalsOf(shown, state)}
        onOpen={state === 'open' ? ({ id }) => toggle(id) : undefined}
        openKey={openId}
        renderOpen={(entry) => <AllocateEditor entry={entry} onBook={steps.book} onClose={() => setOpenId(null)} />}
        empty={
          state === 'open' ? (
            <EmptyState title={words.empty.open} text={words.empty.openText} />
          ) : (
            <EmptyState title={words.empty.other} />
          )
        }
      />
      {rows !== undefined && total > rows.length && <Hint>{words.more(rows.length, total)}</Hint>}
    </>
  )
}

/**
 * The total of the shown movements. In the list of movements that are not completely booked, it is the total of the
 * amounts that are not booked yet.
 */
const totalsOf = (shown: readonly BankEntry[], state: (typeof ENTRY_STATES)[number]) => ({
  enteredOn: words.totalOf(shown.length),
  amount: totalOf(shown.map(({ free, amount }) => (state === 'open' ? free : amount))),
})

type BookSureButtonProps = {
  readonly entries: readonly BankEntry[]
  readonly onBook: (bookings: readonly Booking[]) => Promise<void>
}

/**
 * The button that books all sure proposals (invoices that a movement certainly pays) at once. A question first shows
 * their number and their sum.
 */
function BookSureButton({ entries, onBook }: BookSureButtonProps) {
  const bookings = sureBookings(entries)
  if (bookings.length === 0) return null
  const parts = bookings.flatMap(({ allocations }) => allocations)
  const total = totalOf(parts.map(({ amount }) => amount))
  return (
    <AskFirstButton
      variant="filled"
      label={words.sure(bookings.length)}
      icon={IconChecks}
      question={words.sureQuestion(bookings.length, total)}
      onConfirm={() => onBook(bookings)}
    >
      <p>{words.sureEffect}</p>
    </AskFirstButton>
  )
}
