import { InvoiceStatus } from '@uurwerk/contract/invoice'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { texts } from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { InvoiceStatusBadge } from '../InvoiceStatusBadge.tsx'
import type { BilledTimesheet } from './billedTimesheet.ts'
import classes from './preview.module.css'

/** The invoices of this month, also the credited ones. */
export const MadeInvoices = ({ invoices }: { readonly invoices: BilledTimesheet['invoiceDtos'] }) =>
  invoices.length === 0 ? null : (
    <Panel title={texts.invoicing.preview.invoices}>
      <ul className={classes.invoices}>
        {invoices.map(({ id, invoiceNr, status }) => (
          <li key={id}>
            <Link to={paths.adminInvoiceDetail({ invoice: id })}>{invoiceNr ?? texts.invoicing.concept}</Link>
            <InvoiceStatusBadge status={InvoiceStatus.parse(status)} />
          </li>
        ))}
      </ul>
    </Panel>
  )
