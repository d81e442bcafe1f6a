import { removeCustomer } from '@uurwerk/contract/customers/customers'
import { useNavigate } from 'react-router'
import { useAction } from '../../app/api/useAction.ts'
import { useUndoOfRemoval } from '../../app/useUndoOfRemoval.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { RemoveButton } from '../../ui/buttons/RemoveButton.tsx'
import type { Customer } from '../queries.ts'

/** The button that removes a customer that HR made by mistake. */
export function RemoveCustomerButton({ customer: { id, name } }: { readonly customer: Customer }) {
  const words = texts.customers.remove
  const navigate = useNavigate()
  const offerUndo = useUndoOfRemoval()
  const { mutateAsync: remove } = useAction(removeCustomer)

  async function removeAndLeave(): Promise<void> {
    await remove({ params: { id } })
    void navigate(paths.adminCustomers())
    offerUndo(words.done(name), { entity: 'customer', id }, () => navigate(paths.adminCustomer({ customer: id })))
  }
  return <RemoveButton question={words.question(name)} effect={words.effect} onRemove={removeAndLeave} />
}
