import { expect, test } from 'vitest'
import type { CreditNoteDocument } from './creditNoteDocument.ts'
import { renderPdf } from './rendering/renderDocument.ts'
import { textOf } from './testing/pagesOf.ts'
import { billed, creditNote, moment } from './testing/sampleDocuments.ts'

const createdAt = moment('2026-11-25 09:00+01:00')

const textOfCreditNote = async (changes: Partial<CreditNoteDocument> = {}) =>
  textOf(await renderPdf('creditNote', { ...creditNote, ...changes }, { createdAt }))

test('a credit note contains the number, the date and the lines of the credited invoice, and the reason of the credit', async () => {
  const text = await textOfCreditNote()
  const parts = [
    'Creditnota CN2026-000001',
    'Datum 25-11-2026',
    'Bij factuur 2026-000123',
    'Factuurdatum 20-11-2026',
    'Reden Verkeerd uurtarief',
    'Gewone uren 121:00 121,00 uur € 42,00 vrij € 5.082,00',
    'In uw voordeel € 7.819,58',
    'Vrijgesteld van btw',
  ]
  for (const part of parts) expect(text).toContain(part)
  expect(text).not.toMatch(/Mededeling|Te betalen|Btw terug te storten/)
})

test('a credit note without a typed reason says that the whole invoice is credited', async () => {
  expect(await textOfCreditNote({ reason: '' })).toContain('Reden Factuur 2026-000123 wordt volledig gecrediteerd')
})

test('the credit note of an invoice with VAT says that the VAT must be paid back to the State', async () => {
  const text = await textOfCreditNote({ invoice: { ...creditNote.invoice, ...billed('BE21', 781_958) } })
  expect(text).toContain(
    'Btw terug te storten aan de Staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht',
  )
  expect(text).not.toContain('Vrijgesteld')
})
