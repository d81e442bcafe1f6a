import type { ResponseOf } from '@uurwerk/contract/endpoint'
import {
  creditInvoice,
  downloadCreditNote,
  downloadCreditNoteUbl,
  type invoice as invoiceCall,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import type { Element } from '@xmldom/xmldom'
import { expect } from 'vitest'
import { textOf } from '../../../platform/documents/testing/pagesOf.ts'
import { all, at, centsAt, readUbl } from '../../../platform/documents/ubl/testing/readUbl.ts'
import { brokenRules } from '../../../platform/documents/ubl/testing/ublRules.ts'
import { call, outcomeOf, request } from '../../call.ts'
import { billingWorld } from './billingWorld.ts'
import { givenBilledMonth } from './invoicingWorld.ts'

export const TODAY = '2026-12-01'

type Cost = { amount: number; cost: number; vatRegime?: string; description?: string }
type Wanted = { hours?: number; rateCents?: number; vatRegime?: string; costs?: readonly Cost[]; billing?: object }

export const costBody = ({ description = 'Rit', ...cost }: Cost) => ({
  description,
  units: 'km',
  accountingCostDto: { id: 1 },
  ...cost,
})

export const linesCredit = (...lines: readonly object[]) => ({ kind: 'lines' as const, lines })

/** Starts an app in which Katrien Lauwers of HR credits invoices. */
export async function creditsWorld() {
  const { db, hr, concept, edit, read, finish } = await billingWorld()

  /** Makes an invoice with a number, for one shift, with free costs. */
  async function invoiced({
    hours = 8,
    rateCents = 4000,
    vatRegime = 'EX44_2',
    costs = [],
    billing = {},
  }: Wanted = {}) {
    const end = `${Math.trunc(8 + hours)}`.padStart(2, '0')
    const minutes = `${(hours % 1) * 60}`.padStart(2, '0')
    const shifts = [{ start: '2026-11-13T08:00+01:00', end: `2026-11-13T${end}:${minutes}+01:00` }]
    const month = await givenBilledMonth(db, { shifts, rateCents })
    const { id } = await concept(month)
    await edit(id, { vatRegime, freeCostBillingDtos: costs.map(costBody), customerBillingDto: billing })
    return { ...month, id, invoice: await call(...finish(id)) }
  }

  const credit = (id: number, body: object) =>
    request(hr, creditInvoice, { params: { id }, body: { date: TODAY, ...body } })
  const noteOf = (id: number, noteId?: number) => ({
    params: { id },
    query: { creditNoteId: noteId === undefined ? undefined : `${noteId}` },
  })
  const ublOf = async (id: number, noteId?: number) =>
    readUbl((await outcomeOf(hr, downloadCreditNoteUbl, noteOf(id, noteId))).raw)
  const printed = async (id: number, noteId?: number) =>
    (await textOf((await outcomeOf(hr, downloadCreditNote, noteOf(id, noteId))).raw)).replaceAll('\u00A0', ' ')

  return { db, hr, invoiced, credit, read, ublOf, printed }
}

export type CreditNote = ResponseOf<typeof invoiceCall>['creditNotes'][number]
type Group = Pick<CreditNote['vatBreakdown'][number], 'category' | 'percentage' | 'base' | 'vat'>
export const groupsOf = (note: { readonly vatBreakdown: readonly Group[] } | null) =>
  (note?.vatBreakdown ?? []).map(({ category, percentage, base, vat }) => [category, percentage, base, vat])

/**
 * The rules of UBL that a document breaks, except BR-CO-17: VAT = base × rate. The last credit note of an invoice takes
 * all VAT that is left, which can differ by one cent from base × rate. The official rule allows this difference, but
 * our check of BR-CO-17 does not.
 */
export function brokenBesidesCent(root: Element): string[] {
  for (const group of all(root, 'TaxTotal/TaxSubtotal')) {
    const exact = (centsAt(group, 'TaxableAmount') * Number(at(group, 'TaxCategory/Percent'))) / 100
    expect(Math.abs(centsAt(group, 'TaxAmount') - exact)).toBeLessThan(CENTS_OF_CREDITS)
  }
  return brokenRules(root).filter((rule) => rule !== 'BR-CO-17')
}

/** The allowed difference in cents. The invoice and each of its credit notes round by at most half a cent. */
const CENTS_OF_CREDITS = 4

/** The rows of the accounting export, each with the names of its columns. */
export const columnsOf = (csv: string): Record<string, string>[] => {
  const [head = '', ...rows] = csv.replace('\uFEFF', '').trim().split('\r\n')
  const names = head.split(';')
  return rows.map((row) => Object.fromEntries(row.split(';').map((cell, index) => [names[index], cell])))
}
