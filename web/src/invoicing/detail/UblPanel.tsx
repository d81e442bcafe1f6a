import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import type { Invoice } from '../queries.ts'
import classes from './detail.module.css'

const OF_SELLER = new Set<string | null>(['ubl_seller_number_invalid', 'ubl_seller_abroad'])
const OF_NUMBER = new Set<string | null>(['ubl_buyer_without_address', 'ubl_buyer_is_seller'])

/**
 * The reason why an invoice has no UBL document or will not get one, with a link to the screen where HR can change
 * this.
 */
export function UblPanel({ invoice }: { readonly invoice: Invoice }) {
  const words = texts.invoicing.ubl
  const { id, invoiceNr, ublMissing, ublMissingCode } = invoice
  if (ublMissing === null) return null
  return (
    <Panel title={words.title}>
      <p className={classes.hint}>{ublMissing}</p>
      {invoiceNr === null && (
        <p className={classes.hint}>
          {OF_SELLER.has(ublMissingCode) && (
            <Link to={paths.adminSettings({ part: 'company' })}>{words.toCompany}</Link>
          )}
          {OF_NUMBER.has(ublMissingCode) && (
            <Link to={paths.adminInvoiceDetail({ invoice: id, edit: 'open' })}>{words.toNumber}</Link>
          )}
        </p>
      )}
    </Panel>
  )
}
