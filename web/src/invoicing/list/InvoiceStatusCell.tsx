import { texts } from '../../texts/texts.ts'
import { InvoiceStatusBadge } from '../InvoiceStatusBadge.tsx'
import { MailStatusBadge } from '../MailStatusBadge.tsx'
import type { InvoiceRow } from '../queries.ts'
import classes from './list.module.css'

/**
 * The status of an invoice. A credit note or a mail that was not accepted is shown after it, because the status does
 * not contain them.
 */
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
