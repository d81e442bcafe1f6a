import { useDisclosure } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import * as texts from '../../texts/texts.ts'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import type { Customer, CustomerRow } from '../queries.ts'
import { CustomerFacts } from './CustomerFacts.tsx'
import { PeppolLookUp } from './PeppolLookUp.tsx'
import { EditCustomerForm } from './EditCustomerForm.tsx'

type Props = {
  readonly customer: Customer
  /** All customers; undefined while the customers are loading. */
  readonly customers: readonly CustomerRow[] | undefined
}

/** Shows the fields of a customer, or the form that edits these fields. */
export function CustomerPanel({ customer, customers }: Props) {
  const words = texts.customers.detail
  const [editing, editor] = useDisclosure()
  const parent = customer.parentCompanyId === 0 ? null : customers?.find(({ id }) => id === customer.parentCompanyId)
  const place = useRef<HTMLDivElement>(null)

  function close(): void {
    // The pencil button must be on the screen again before it can get the focus.
    flushSync(editor.close)
    place.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={place}>
      {editing ? (
        <Panel title={words.edit}>
          <EditCustomerForm customer={customer} customers={customers ?? []} onClose={close} />
        </Panel>
      ) : (
        <Panel title={words.facts} aside={<IconAction label={words.edit} icon={IconPencil} onClick={editor.open} />}>
          <CustomerFacts customer={customer} parent={parent} />
          <PeppolLookUp customer={customer} />
        </Panel>
      )}
    </div>
  )
}
