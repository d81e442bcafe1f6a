import { peppolIdOf } from '@uurwerk/domain/invoicing/peppolId'
import type { DeliveryState } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { QueryContext } from '../../app/context.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import { listDeliveries } from './deliveryListStore.ts'
import { receiverOnPeppol } from './receiverFound.ts'

/** Answers the action 'Zoek op Peppol': whether a Peppol address is on the network, and when the server asked this. */
export async function lookUpReceiver({ db, now, services: { peppol } }: QueryContext, id: string) {
  const peppolId = peppolIdOf(id)
  if (peppolId === null) throw new RefusalError({ code: 'peppol_id_format' })
  if (!peppol?.lookUp) throw new RefusalError({ code: 'peppol_not_set_up' })
  const address = `${peppolId.scheme}:${peppolId.id}`
  const known = await receiverOnPeppol({ db, lookUp: peppol.lookUp, now }, address)
  const documents =
    known === null ? [] : [...(known.invoice ? ['invoice'] : []), ...(known.creditNote ? ['creditNote'] : [])]
  return {
    peppolId: address,
    found: known === null ? ('unknown' as const) : known.found ? ('yes' as const) : ('no' as const),
    checkedAt: formatInstant(known?.checkedAt ?? now),
    documents,
  }
}

export async function peppolDeliveries({ db }: QueryContext, state: DeliveryState | undefined) {
  const rows = await listDeliveries(db, state ?? null)
  return {
    _embedded: {
      peppolDeliveryList: rows.map(({ requestedAt, ...row }) => ({ ...row, requestedAt: formatInstant(requestedAt) })),
    },
  }
}
