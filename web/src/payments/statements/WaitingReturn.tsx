import { IconArrowBackUp } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import classes from '../payments.module.css'
import type { BankEntry } from '../queries.ts'

type Props = {
  readonly entry: BankEntry
  readonly invoices: NonNullable<BankEntry['returnOf']>['invoices']
  readonly onProcess: (id: number) => Promise<void>
}

const words = texts.payments.entries

/**
 * A returned payment about which HR must decide, because its money was already refunded or set off (rule payments-33).
 */
export const WaitingReturn = ({ entry, invoices, onProcess }: Props) => (
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
      leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
      aria-label={words.processReturnOf(entry.counterpartyName || words.nameless)}
      onClick={() => onProcess(entry.id)}
    >
      {words.processReturn}
    </ActionButton>
  </div>
)
