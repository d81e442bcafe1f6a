import { IconPencil } from '@tabler/icons-react'
import type { RefObject } from 'react'
import * as texts from '../../texts/texts.ts'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import type { Customer, CustomerRow } from '../queries.ts'
import { CustomerFacts } from './CustomerFacts.tsx'
import { PeppolLookUp } from './PeppolLookUp.tsx'

type Props = {
  readonly customer: Customer
  /** All customers; undefined while the customers are loading. */
  readonly customers: readonly CustomerRow[] | undefined
  readonly onEdit: () => void
  /** A reference to the panel, so that the button with the pencil can get the focus back. */
  readonly place: RefObject<HTMLDivElement | null>
}

/** The panel with the fields of a customer. */
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
