import {
  creditInvoice,
  editInvoice,
  finishInvoice,
  invoice as invoiceCall,
  invoiceFromTimesheet,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { afterEach, vi } from 'vitest'
import { call, request } from '../../call.ts'
import { givenBilledMonth, type BilledMonth } from './invoicingWorld.ts'
import { sellerWorld } from './sellerWorld.ts'

export const START = '2026-12-01T09:00:00Z'
export const oneHour = [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }]

/** Starts an app in which Katrien Lauwers of HR makes, finishes and credits invoices. */
export async function numbersWorld() {
  const testApp = await sellerWorld(START)
  const { db, clock, katrienId: katrien, hr } = testApp
  afterEach(() => {
    clock.set(START)
    vi.restoreAllMocks()
  })
  const concept = async (month?: BilledMonth): Promise<number> => {
    const { contractId, personId } = month ?? (await givenBilledMonth(db, { shifts: oneHour }))
    const body = await call(hr, invoiceFromTimesheet, {
      body: { contractId, userId: personId, yearMonthString: '2026-11' },
    })
    return body.id
  }
  const read = async (id: number) => await call(hr, invoiceCall, { params: { id } })
  const finish = (id: number, body: object = {}, by = hr) =>
    request(by, finishInvoice, { params: { id }, body: { status: 'CONFIRMED', ...body } })
  const edit = (id: number, body: object) => request(hr, editInvoice, { params: { id }, body })
  const credit = (id: number, date = '2026-12-02') => request(hr, creditInvoice, { params: { id }, body: date })

  return { testApp, db, clock, katrien, hr, concept, read, finish, edit, credit }
}
