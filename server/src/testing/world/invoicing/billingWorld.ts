import {
  createInvoice,
  downloadInvoice,
  downloadInvoiceUbl,
  editInvoice,
  finishInvoice,
  invoice,
  invoiceFromTimesheet,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { vatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { textOf } from '../../../platform/documents/testing/pagesOf.ts'
import { readUbl } from '../../../platform/documents/ubl/testing/readUbl.ts'
import { call, outcomeOf, request } from '../../call.ts'
import { customInvoiceBody } from './customInvoiceBody.ts'
import { givenBilledMonth, type BilledMonth } from './invoicingWorld.ts'
import { sellerWorld } from './sellerWorld.ts'

export const EIGHT_HOURS = [{ start: '2026-11-13T08:00+01:00', end: '2026-11-13T16:00+01:00' }]

/** The Dutch sentence that says on an invoice why hours have no VAT. */
export const article44 = vatRegime('EX44_2').words!.nl

/** Starts an app on 1 December 2026, in which Katrien Lauwers of HR makes invoices. */
export async function billingWorld() {
  const testApp = await sellerWorld()
  const { db, hr } = testApp

  const givenMonth = () => givenBilledMonth(db, { shifts: EIGHT_HOURS })
  const concept = async ({ contractId, personId }: BilledMonth, yearMonthString = '2026-11') =>
    await call(hr, invoiceFromTimesheet, { body: { contractId, userId: personId, yearMonthString } })
  const edit = (id: number, body: object) => call(hr, editInvoice, { params: { id }, body })
  const read = async (id: number) => await call(hr, invoice, { params: { id } })
  const finish = (id: number) => request(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })
  const ublOf = async (id: number) => readUbl((await outcomeOf(hr, downloadInvoiceUbl, { params: { id } })).raw)
  const printed = async (id: number) =>
    (await textOf((await outcomeOf(hr, downloadInvoice, { params: { id } })).raw)).replaceAll('\u00A0', ' ')
  const create = (changes: Readonly<Record<string, unknown>>) =>
    request(hr, createInvoice, { body: customInvoiceBody(changes) })

  return { ...testApp, testApp, hr, givenMonth, concept, edit, read, finish, ublOf, printed, create }
}

export type BillingWorld = Awaited<ReturnType<typeof billingWorld>>
