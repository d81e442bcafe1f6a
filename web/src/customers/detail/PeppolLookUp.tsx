import { peppolLookup } from '@uurwerk/contract/invoicing/peppol'
import { peppolIdOfBuyer } from '@uurwerk/domain/invoicing/peppolId'
import { useMutation } from '@tanstack/react-query'
import { IconSearch } from '@tabler/icons-react'
import { call } from '../../app/api/call.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { writtenMoment } from '../../ui/written/writtenMoment.ts'
import type { Customer } from '../queries.ts'
import classes from './detail.module.css'

/**
 * Asks whether a customer is on Peppol, and shows the answer with its time. Nothing is shown for a customer without a
 * Peppol address.
 */
export function PeppolLookUp({ customer }: { readonly customer: Customer }) {
  const words = texts.invoicing.peppol
  const { peppolId, enterpriseNumber, customerInvoiceAddress } = customer
  const address = peppolIdOfBuyer({ peppolId, enterpriseNumber, country: customerInvoiceAddress.country })
  const id = address === null ? null : `${address.scheme}:${address.id}`
  const { data, mutateAsync: lookUp } = useMutation({
    mutationFn: (asked: string) => call(peppolLookup, { query: { id: asked } }),
  })
  if (id === null) return null
  return (
    <div className={classes.lookUp}>
      <ActionButton leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />} onClick={() => lookUp(id)}>
        {words.lookUp}
      </ActionButton>
      <span role="status">
        {data !== undefined &&
          `${words.found[data.found]} (${data.peppolId}), ${words.checkedAt(writtenMoment(data.checkedAt))}`}
      </span>
    </div>
  )
}
