import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconArrowBackUp } from '../../ui/icons.ts'
import { type Column, buttonsColumn } from '../../ui/table/column.ts'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import type { ReminderLetterRow } from '../queries.ts'

const words = texts.payments.letters
const { levels } = texts.payments.reminders

export const letterColumns = (
  onWithdraw: (letter: ReminderLetterRow) => void,
): readonly Column<ReminderLetterRow>[] => [
  {
    key: 'customer',
    title: words.columns.customer,
    leads: true,
    value: ({ customerName }) => customerName,
  },
  {
    key: 'date',
    title: words.columns.date,
    width: 120,
    value: ({ date }) => date,
    cell: ({ date }) => formatDay(date),
  },
  {
    key: 'level',
    title: words.columns.level,
    width: 170,
    value: ({ level }) => level,
    csv: ({ level }) => levels[level] ?? '',
    cell: ({ level }) => levels[level],
  },
  { key: 'invoices', title: words.columns.invoices, value: ({ invoiceNrs }) => invoiceNrs.join(', ') },
  {
    key: 'total',
    title: words.columns.total,
    align: 'right',
    width: 140,
    value: ({ total }) => total,
    cell: ({ total }) => formatEuroNumber(total),
  },
  buttonsColumn({
    title: words.columns.act,
    width: 130,
    cell: (letter) => (
      <ActionButton
        variant="subtle"
        icon={IconArrowBackUp}
        aria-label={words.withdrawOf(letter.customerName, formatDay(letter.date))}
        reason={letter.refusal?.message ?? null}
        onClick={() => onWithdraw(letter)}
      >
        {words.withdraw}
      </ActionButton>
    ),
  }),
]
