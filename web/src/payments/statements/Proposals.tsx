import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import { IconCheck } from '../../ui/icons.ts'
import classes from '../payments.module.css'
import type { BankEntry, Proposal } from '../queries.ts'
import { partInWords } from './partInWords.ts'
import type { Booking } from './useEntrySteps.ts'

type Props = {
  readonly entry: BankEntry
  readonly onBook: (bookings: readonly Booking[]) => Promise<void>
}

const words = texts.payments.entries

/** The invoices that a bank movement probably pays, each with a button that books the payment. */
export const Proposals = ({ entry, onBook }: Props) =>
  entry.proposals.length === 0 ? (
    <span className={classes.nothing}>{words.none}</span>
  ) : (
    <ul className={classes.proposals}>
      {entry.proposals.map((proposal) => (
        <li key={nameOf(proposal)}>
          <span>
            {proposal.allocations.map((part) => (
              <span key={partInWords(part)}>
                {partInWords(part)} · {formatEuroNumber(part.amount)}{' '}
              </span>
            ))}
            <small className={classes.small}>
              {proposal.allocations[0]?.customerName} · {words.reasons[proposal.reason]}
            </small>
          </span>
          <ActionButton
            icon={IconCheck}
            aria-label={words.bookOf(entry.counterpartyName || words.nameless, nameOf(proposal))}
            onClick={() => onBook([{ entryId: entry.id, allocations: proposal.allocations }])}
          >
            {words.book}
          </ActionButton>
        </li>
      ))}
    </ul>
  )

const nameOf = ({ allocations }: Proposal): string => allocations.map(({ invoiceNr }) => invoiceNr).join(', ')
