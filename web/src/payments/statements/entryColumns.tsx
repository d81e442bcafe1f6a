import { Link } from 'react-router'
import { formatIban } from '@uurwerk/domain/invoicing/numbers/isIban'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconArrowBackUp, IconBan, IconFileInvoice } from '../../ui/icons.ts'
import { type Column, buttonsColumn } from '../../ui/table/column.ts'
import { RowButtons } from '../../ui/table/parts/RowButtons.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import classes from '../payments.module.css'
import type { BankEntry, EntryState } from '../queries.ts'
import { partInWords } from './partInWords.ts'
import { Proposals } from './Proposals.tsx'
import type { EntrySteps } from './useEntrySteps.ts'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'

type Acts = {
  readonly steps: EntrySteps
  readonly openId: number | null
  readonly onAssign: (id: number) => void
}

const words = texts.payments.entries

export const payerOf = ({ counterpartyName, counterpartyAccount }: BankEntry): string =>
  counterpartyName || formatIban(counterpartyAccount) || words.nameless

/** The columns of the table of bank movements. */
export const entryColumns = (state: EntryState, acts: Acts): readonly Column<BankEntry>[] => [
  {
    key: 'enteredOn',
    title: words.columns.day,
    width: 110,
    value: ({ enteredOn }) => enteredOn,
    csv: ({ enteredOn }) => formatDay(enteredOn),
    cell: ({ enteredOn }) => <span className={classes.oneLine}>{formatDay(enteredOn)}</span>,
  },
  {
    key: 'payer',
    title: words.columns.payer,
    leads: true,
    value: payerOf,
    cell: (entry) => (
      <>
        {payerOf(entry)}
        {entry.counterpartyName !== '' && entry.counterpartyAccount !== '' && (
          <small className={classes.small}>{formatIban(entry.counterpartyAccount)}</small>
        )}
      </>
    ),
  },
  {
    key: 'communication',
    title: words.columns.communication,
    value: ({ communication }) => communication,
    cell: ({ communication, isReversal, detailsIgnored }) => (
      <>
        {communication}
        {isReversal && <small className={classes.small}>{words.reversal}</small>}
        {detailsIgnored && <small className={classes.small}>{words.details}</small>}
      </>
    ),
  },
  {
    key: 'amount',
    title: words.columns.amount,
    align: 'right',
    width: 130,
    value: ({ amount, free }) => (state === 'open' ? free : amount),
    cell: ({ amount, free }) => (
      <>
        {formatEuroNumber(state === 'open' ? free : amount)}
        {state === 'open' && free !== amount && <small className={classes.small}>/ {formatEuroNumber(amount)}</small>}
      </>
    ),
  },
  state === 'open' ? proposalColumn(acts.steps) : bookedColumn(acts.steps),
  ...(state === 'booked' ? [] : [actsColumn(state, acts)]),
]

const proposalColumn = (steps: EntrySteps): Column<BankEntry> => ({
  key: 'proposal',
  title: words.columns.proposal,
  width: '34%',
  value: ({ proposals }) => proposals[0]?.allocations.map(({ invoiceNr }) => invoiceNr).join(' ') ?? null,
  cell: (entry) =>
    entry.returnOf === null ? (
      <Proposals entry={entry} onBook={steps.book} />
    ) : (
      <WaitingReturn entry={entry} invoices={entry.returnOf.invoices} onProcess={steps.takeBack} />
    ),
})

const bookedColumn = (steps: EntrySteps): Column<BankEntry> => ({
  key: 'booked',
  title: words.columns.booked,
  width: '38%',
  value: ({ booked }) => booked.map(({ invoiceNr }) => invoiceNr).join(' '),
  cell: ({ booked }) => (
    <ul className={classes.proposals}>
      {booked.map(({ paymentId, invoiceId, invoiceNr, customerName, amount, surplus, extra }) => (
        <li key={paymentId}>
          <span>
            <Link to={paths.adminInvoiceDetail({ invoice: invoiceId })}>
              {partInWords({ invoiceNr, surplus, extra })}
            </Link>{' '}
            · {customerName} · {formatEuroNumber(amount)}
          </span>
          <ActionButton
            variant="subtle"
            icon={IconArrowBackUp}
            aria-label={words.undoOf(invoiceNr)}
            onClick={() => steps.undo([paymentId])}
          >
            {words.undo}
          </ActionButton>
        </li>
      ))}
    </ul>
  ),
})

const actsColumn = (state: EntryState, { steps, openId, onAssign }: Acts) =>
  buttonsColumn<BankEntry>({
    title: words.columns.acts,
    width: 170,
    cell: (entry) =>
      state === 'dismissed' ? (
        <ActionButton
          variant="subtle"
          icon={IconBan}
          aria-label={words.restoreOf(payerOf(entry))}
          onClick={() => steps.restore(entry.id)}
        >
          {words.restore}
        </ActionButton>
      ) : (
        <RowButtons>
          <ActionButton
            variant="subtle"
            icon={IconFileInvoice}
            aria-label={words.assignOf(payerOf(entry))}
            aria-expanded={entry.id === openId}
            onClick={() => onAssign(entry.id)}
          >
            {words.assign}
          </ActionButton>
          <DismissButton entry={entry} onDismiss={steps.dismiss} />
        </RowButtons>
      ),
  })

type DismissButtonProps = {
  readonly entry: BankEntry
  readonly onDismiss: (id: number, remember: boolean) => Promise<void>
}

/**
 * The button with which HR says that a bank movement is not a payment of a customer. HR can say this for all movements
 * of the same account at once.
 */
function DismissButton({ entry, onDismiss }: DismissButtonProps) {
  const [asking, ask] = useState(false)
  const [remember, setRemember] = useState(false)
  const payer = entry.counterpartyName || words.nameless
  return (
    <>
      <IconAction label={words.dismissOf(payer)} tooltip={words.dismiss} icon={IconBan} onClick={() => ask(true)} />
      {asking && (
        <ConfirmDialog
          onClose={() => ask(false)}
          question={words.dismissOf(payer)}
          confirm={words.dismiss}
          icon={IconBan}
          onConfirm={() => onDismiss(entry.id, remember)}
        >
          {entry.counterpartyAccount !== '' && (
            <Checkbox
              label={words.remember}
              checked={remember}
              onChange={(event) => setRemember(event.currentTarget.checked)}
            />
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

type WaitingReturnProps = {
  readonly entry: BankEntry
  readonly invoices: NonNullable<BankEntry['returnOf']>['invoices']
  readonly onProcess: (id: number) => Promise<void>
}

/**
 * A payment that the bank returned, about which HR must decide. The server cannot cancel it automatically, because its
 * money was already refunded or used for another invoice (rule payments-33).
 */
const WaitingReturn = ({ entry, invoices, onProcess }: WaitingReturnProps) => (
  <div className={classes.return}>
    <p>
      {invoices.length === 0 ? words.returnOfNone : `${words.returnOf} `}
      {invoices.map(({ invoiceId, invoiceNr }) => (
        <Link key={invoiceId} to={paths.adminInvoiceDetail({ invoice: invoiceId })}>
          {invoiceNr}
        </Link>
      ))}
      . <small className={classes.small}>{words.returnWaits}</small>
    </p>
    <ActionButton
      icon={IconArrowBackUp}
      aria-label={words.processReturnOf(entry.counterpartyName || words.nameless)}
      onClick={() => onProcess(entry.id)}
    >
      {words.processReturn}
    </ActionButton>
  </div>
)
