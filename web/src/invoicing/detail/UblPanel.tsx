import { isEnterpriseNumber } from '@uurwerk/domain/invoicing/isEnterpriseNumber'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { texts } from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import type { Invoice } from '../queries.ts'
import classes from './detail.module.css'

/** Why an invoice has, or will have, no UBL, and where that is set right while it still can be. */
export function UblPanel({ invoice }: { readonly invoice: Invoice }) {
  const words = texts.invoicing.ubl
  const { id, invoiceNr, ublMissing, customerBillingDto } = invoice
  if (ublMissing === null) return null
  return (
    <Panel title={words.title}>
      <p className={classes.hint}>{ublMissing}</p>
      {invoiceNr === null && (
        <p className={classes.hint}>
          {isEnterpriseNumber(customerBillingDto.vat) ? (
            <Link to={paths.adminSettings({ part: 'company' })}>{words.toCompany}</Link>
          ) : (
            <Link to={paths.adminInvoiceDetail({ invoice: id, edit: 'open' })}>{words.toNumber}</Link>
          )}
        </p>
      )}
    </Panel>
  )
}
