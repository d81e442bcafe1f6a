import type { RefObject } from 'react'
import * as texts from '../../texts/texts.ts'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { IconPencil, IconSearch } from '../../ui/icons.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import type { Customer, CustomerRow } from '../queries.ts'
import { CustomerFacts } from './CustomerFacts.tsx'
import { peppolLookup } from '@uurwerk/contract/invoicing/peppol'
import { peppolIdOfBuyer } from '@uurwerk/domain/invoicing/peppolId'
import { useAction } from '../../app/api/useAction.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import classes from './detail.module.css'

type Props = {
  readonly customer: Customer
  /** All customers; undefined while the customers are loading. */
  readonly customers: readonly CustomerRow[] | undefined
  readonly onEdit: () => void
  /** A reference to the panel. It is used to give the focus back to the button with the pencil. */
  readonly place: RefObject<HTMLDivElement | null>
}

export function CustomerPanel({ customer, customers, onEdit, place }: Props) {
  const words = texts.customers.detail
  const parent = customer.parentCompanyId === 0 ? null : customers?.find(({ id }) => id === customer.parentCompanyId)
  return (
    <div ref={place}>
      <Panel title={words.facts} aside={<IconAction label={words.edit} icon={IconPencil} onClick={onEdit} />}>
        <CustomerFacts customer={customer} parent={parent} />
        <PeppolLookUp customer={customer} />
      </Panel>
    </div>
  )
}

/**
 * Asks the server whether the customer can receive invoices over Peppol. Not shown for a customer without a Peppol
 * address.
 */
function PeppolLookUp({ customer }: { readonly customer: Customer }) {
  const words = texts.invoicing.peppol
  const { peppolId, enterpriseNumber, customerInvoiceAddress } = customer
  const address = peppolIdOfBuyer({ peppolId, enterpriseNumber, country: customerInvoiceAddress.country })
  const id = address === null ? null : `${address.scheme}:${address.id}`
  const { data, mutateAsync: lookUp } = useAction(peppolLookup)
  if (id === null) return null
  return (
    <div className={classes.lookUp}>
      <ActionButton icon={IconSearch} onClick={() => lookUp({ query: { id } })}>
        {words.lookUp}
      </ActionButton>
      <span role="status">
        {data !== undefined &&
          `${words.found[data.found]} (${data.peppolId}), ${words.checkedAt(formatMoment(data.checkedAt))}`}
      </span>
    </div>
  )
}
