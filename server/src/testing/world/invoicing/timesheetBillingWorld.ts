import { finishInvoice, calculateInvoice, invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { call, request } from '../../call.ts'
import type { BilledMonth } from './invoicingWorld.ts'
import { sellerWorld } from './sellerWorld.ts'

export const input = ({ contractId, personId }: BilledMonth, yearMonthString = '2026-11') => ({
  body: { contractId, userId: personId, yearMonthString },
})

/** Starts an app in which Katrien Lauwers of HR invoices the months of timesheets. */
export async function timesheetBillingWorld() {
  const { db, hr } = await sellerWorld()
  const calculate = (month: BilledMonth, yearMonth?: string) => request(hr, calculateInvoice, input(month, yearMonth))
  const invoiceOf = (month: BilledMonth, yearMonth?: string) =>
    request(hr, invoiceFromTimesheet, input(month, yearMonth))
  const finish = (id: number) => call(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })

  return { db, hr, calculate, invoiceOf, finish }
}
