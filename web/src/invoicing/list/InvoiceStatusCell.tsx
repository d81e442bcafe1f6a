import { texts } from '../../texts/texts.ts'
import { InvoiceStatusBadge } from '../InvoiceStatusBadge.tsx'
import { MailStatusBadge } from '../MailStatusBadge.tsx'
import type { InvoiceRow } from '../queries.ts'
import classes from './list.module.css'

/** The status, and what it does not tell: that there is a credit note, or that a mail did not get through. */
export const InvoiceStatusCell = ({ invoice }: { readonly invoice: InvoiceRow }) => {
  const { status, creditNoteNr, mailStatus } = invoice
  return (
    <span className={classes.status}>
      <InvoiceStatusBadge status={status} />
      {(mailStatus === 'failed' || mailStatus === 'unclear') && <MailStatusBadge status={mailStatus} />}
      {creditNoteNr !== null && status === 'MAILED' && (
        <span className={classes.concept}>{texts.invoicing.alsoCredited}</span>
      )}
    </span>
  )
}
