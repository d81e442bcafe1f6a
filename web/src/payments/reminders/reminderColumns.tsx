import { Fragment } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconMailOpened } from '../../ui/icons.ts'
import { type Column, buttonsColumn } from '../../ui/table/column.ts'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import classes from '../payments.module.css'
import type { DueReminder } from '../queries.ts'

type OpenLetter = { readonly openId: number | null; readonly onRead: (id: number) => void }

const words = texts.payments.reminders
const lateOf = ({ invoices }: DueReminder): number => Math.max(...invoices.map(({ daysLate }) => daysLate))

const toOf = ({ channel, recipients }: DueReminder): string =>
  channel === 'letter' ? words.byLetter : recipients.join(', ')

const COLUMNS: readonly Column<DueReminder>[] = [
  {
    key: 'customerName',
    title: words.columns.customer,
    leads: true,
    value: ({ customerName }) => customerName,
    cell: ({ customerName, consumer }) => (
      <>
        {customerName}
        {consumer && <small className={classes.small}>{words.consumer}</small>}
      </>
    ),
  },
  {
    key: 'level',
    title: words.columns.level,
    width: 130,
    value: ({ level }) => level,
    csv: ({ level }) => words.levels[level] ?? '',
    cell: ({ level }) => words.levels[level],
  },
  {
    key: 'invoices',
    title: words.columns.invoices,
    value: ({ invoices }) => invoices.map(({ invoiceNr }) => invoiceNr).join(', '),
    cell: ({ invoices }) =>
      invoices.map(({ invoiceNr }, place) => (
        <Fragment key={invoiceNr}>
          {place > 0 && ', '}
          <span className={classes.oneLine}>{invoiceNr}</span>
        </Fragment>
      )),
  },
  {
    key: 'late',
    title: words.columns.late,
    align: 'right',
    width: 110,
    value: lateOf,
    cell: (reminder) => formatNumber(lateOf(reminder)),
  },
  {
    key: 'total',
    title: words.columns.total,
    align: 'right',
    width: 140,
    value: ({ total }) => total,
    cell: ({ total }) => formatEuroNumber(total),
  },
  {
    key: 'recipients',
    title: words.columns.to,
    width: 210,
    value: (reminder) => toOf(reminder),
    cell: (reminder) => <span className={classes.recipients}>{toOf(reminder)}</span>,
  },
]

export const reminderColumns = ({ openId, onRead }: OpenLetter): readonly Column<DueReminder>[] => [
  ...COLUMNS,
  buttonsColumn({
    title: words.columns.text,
    width: 110,
    cell: ({ invoiceId, customerName }) => (
      <ActionButton
        variant="subtle"
        icon={IconMailOpened}
        aria-label={words.readOf(customerName)}
        aria-expanded={invoiceId === openId}
        onClick={() => onRead(invoiceId)}
      >
        {words.read}
      </ActionButton>
    ),
  }),
]
