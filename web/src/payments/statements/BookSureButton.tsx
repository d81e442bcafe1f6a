import { cents, eurosOf, sumCents } from '@uurwerk/domain/money/cents'
import { IconChecks } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import type { BankEntry } from '../queries.ts'
import { sureBookings } from './sureBookings.ts'
import type { Booking } from './useEntrySteps.ts'

type Props = {
  readonly entries: readonly BankEntry[]
  readonly onBook: (bookings: readonly Booking[]) => Promise<void>
}

const words = texts.payments.entries

/**
 * The button that books all sure proposals at once. The question before the booking contains their number and their
 * sum.
 */
export function BookSureButton({ entries, onBook }: Props) {
  const bookings = sureBookings(entries)
  if (bookings.length === 0) return null
  const parts = bookings.flatMap(({ allocations }) => allocations)
  const total = writtenEuros(eurosOf(sumCents(parts.map(({ amount }) => cents(Math.round(amount * 100))))))
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
