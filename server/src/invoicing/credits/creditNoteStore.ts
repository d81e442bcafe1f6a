import type { CreditInput } from '@uurwerk/domain/invoicing/credits/creditableInvoice'
import type { CreditNoteContents } from '@uurwerk/domain/invoicing/credits/creditNoteOf'
import type { SeriesNumber } from '@uurwerk/domain/invoicing/numbers/invoiceNumber'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { InvoiceRow } from '../invoiceRow.ts'

/**
 * SQL of the credit notes of invoice `i` as JSON, the latest first. All documents and lists of invoices use this SQL
 * (rule invoicing-81).
 */
export const CREDIT_NOTES = `
  (select coalesce(json_agg(json_build_object('id', x.id, 'number', x.number, 'date', x.credited_on, 'reason', x.reason,
      'kind', x.kind, 'createdAt', extract(epoch from x.created_at)::int8, 'mailedAt', extract(epoch from x.mailed_at)::int8,
      'totals', json_build_object('excludingVat', x.total_excluding_cents, 'vat', x.vat_cents,
        'includingVat', x.total_including_cents),
      'keepsUbl', exists (select from documents d
        where d.invoice_id = i.id and d.kind = 'credit_note_ubl' and d.credit_note_id = x.id),
      'groups', (select coalesce(json_agg(json_build_object('category', g.category, 'percentage', g.percentage,
          'base', g.base_cents, 'vat', g.vat_cents, 'code', g.code, 'reasons', g.reasons) order by g.position), '[]')
        from credit_note_vat g
        where g.credit_note_id = x.id),
      'lines', (select coalesce(json_agg(json_build_object('linePosition', l.line_position, 'costPosition', l.cost_position,
          'description', l.description, 'quantity', l.quantity, 'amount', l.amount_cents, 'category', l.category,
          'percentage', l.percentage) order by l.position), '[]')
        from credit_note_lines l
        where l.credit_note_id = x.id)) order by x.id desc), '[]')
   from credit_notes x
   where x.invoice_id = i.id)`

type CreditNote = SeriesNumber &
  CreditNoteContents & {
    readonly number: string
    readonly kind: CreditInput['kind']
    readonly creditedOn: Day
    readonly reason: string
    readonly createdAt: Instant
    readonly createdBy: number
    /** True when the month of the invoice can be invoiced again after the credit note. */
    readonly reopensMonth: boolean
  }

export async function insertCreditNote(tx: Tx, invoice: InvoiceRow, note: CreditNote): Promise<number> {
  const { id } = await tx
    .insertInto('credit_notes')
    .values({
      invoice_id: invoice.id,
      number: note.number,
      number_year: note.year,
      number_sequence: note.sequence,
      kind: note.kind,
      credited_on: note.creditedOn,
      reason: note.reason,
      total_excluding_cents: note.totals.excludingVat,
      vat_cents: note.totals.vat,
      total_including_cents: note.totals.includingVat,
      created_at: isoOf(note.createdAt),
      created_by: note.createdBy,
    })
    .returning('credit_notes.id')
    .executeTakeFirstOrThrow()
  await insertLines(tx, { id, invoice, note })
  await insertVat(tx, { id, note })
  await tx
    .updateTable('invoices')
    .set((invoices) => ({
      ...(note.reopensMonth && { live: false }),
      version: invoices('invoices.version', '+', 1),
    }))
    .where('invoices.id', '=', invoice.id)
    .execute()
  return id
}

export async function updateReleasedMonth(tx: Tx, invoiceId: number): Promise<void> {
  await tx
    .updateTable('invoices')
    .set((invoices) => ({ live: false, version: invoices('invoices.version', '+', 1) }))
    .where('invoices.id', '=', invoiceId)
    .execute()
}

type Stored = { readonly id: number; readonly invoice: InvoiceRow; readonly note: CreditNote }

async function insertLines(tx: Tx, { id, invoice, note }: Stored): Promise<void> {
  const hours = invoice.lines.length
  const rows = note.lines.map((line, position) => ({
    credit_note_id: id,
    position,
    invoice_id: invoice.id,
    line_position: line.position !== null && line.position <= hours ? line.position - 1 : null,
    cost_position: line.position !== null && line.position > hours ? line.position - 1 - hours : null,
    description: line.description,
    quantity: line.quantity,
    amount_cents: line.amount,
    category: line.vat.category,
    percentage: line.vat.percentage,
  }))
  await tx.insertInto('credit_note_lines').values(rows).execute()
}

async function insertVat(tx: Tx, { id, note }: Omit<Stored, 'invoice'>): Promise<void> {
  const rows = note.groups.map((group, position) => ({
    credit_note_id: id,
    position,
    category: group.category,
    percentage: group.percentage,
    base_cents: group.base,
    vat_cents: group.vat,
    code: group.code,
    reasons: [...group.reasons],
  }))
  await tx.insertInto('credit_note_vat').values(rows).execute()
}
