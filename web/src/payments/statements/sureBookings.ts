import type { BankEntry } from '../queries.ts'
import type { Booking } from './useEntrySteps.ts'

/**
 * The sure proposals (invoices that a bank movement certainly pays) that HR can book together. When two movements have
 * a sure proposal for the same invoice, only the first is booked. The other movement then gets a new proposal.
 */
export function sureBookings(entries: readonly Pick<BankEntry, 'id' | 'proposals'>[]): readonly Booking[] {
  const taken = new Set<number>()
  return entries.flatMap(({ id, proposals }) => {
    const sure = proposals.filter((proposal) => proposal.sure)
    const [proposal] = sure
    if (proposal === undefined || sure.length > 1) return []
    const invoiceIds = proposal.allocations.map(({ invoiceId }) => invoiceId)
    if (invoiceIds.some((invoiceId) => taken.has(invoiceId))) return []
    for (const invoiceId of invoiceIds) taken.add(invoiceId)
    return [{ entryId: id, allocations: proposal.allocations }]
  })
}
