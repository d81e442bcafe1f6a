import { cents } from '@uurwerk/domain/money/cents'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import type { InvoiceDocument } from './invoiceDocument.ts'
import { renderPdf } from './rendering/renderDocument.ts'
import { pagesOf, textOf } from './testing/pagesOf.ts'
import { billed, concept, costLine, invoice, moment, workedLine } from './testing/sampleDocuments.ts'

const createdAt = moment('2026-11-20 09:00+01:00')

const pagesOfInvoice = async (changes: Partial<InvoiceDocument> = {}) =>
  pagesOf(await renderPdf('invoice', { ...invoice, ...changes }, { createdAt }))
const textOfInvoice = async (changes: Partial<InvoiceDocument> = {}) => (await pagesOfInvoice(changes)).join(' ')

test('the PDF of an invoice contains the seller, the buyer, the services, the dates and the amounts', async () => {
  const text = await textOfInvoice()
  const parts = [
    'Wijzerplaat Zorg bv',
    'Raderwerkstraat 18, 9000 Gent',
    'BE 0798.113.624 · RPR Gent',
    'Factuur 2026-000123',
    'AZ Klaverveld vzw t.a.v. mevr. Goedele Van Cauwenberghe Klaverveldstraat 112 9810 Nazareth BE 0799.412.335',
    'Factuurdatum 20-11-2026',
    'Vervaldatum 20-12-2026 (30 dagen)',
    'Uw referentie PO-77231',
    'Onze referentie LIND-2026-10-1142',
    'Periode 01-10-2026 – 31-10-2026',
    'Prestaties Lieselotte Vanhaverbeke-D’Hondt, campus Lindehof € 42,00 per uur',
    'Gewone uren 121:00 121,00 uur € 42,00 vrij € 5.082,00',
    'Nacht, oproep 24 (+ 55 %) 1:36 1,60 uur € 65,10 vrij € 104,16',
    'Verplaatsing 8 ritten € 14,50 vrij € 116,00',
    'Gewerkte uren 166,10',
    'Totaal excl. btw € 7.819,58',
    'Vrij van btw € 0,00',
    'Te betalen € 7.819,58',
    'Vrijgesteld van btw op grond van artikel 44, § 2, van het Btw-Wetboek',
  ]
  for (const part of parts) expect(text).toContain(part)
})

test('the payment box of an invoice contains the payment reference, the amount, the account and the due date', async () => {
  const text = await textOfInvoice()
  expect(text).toContain('Mededeling +++202/6000/12320+++ Bedrag € 7.819,58 Rekening BE71 0961 2345 6769 · GKCCBEBB')
  expect(text).toContain('Begunstigde Wijzerplaat Zorg bv Uiterlijk 20-12-2026')
})

test('the PDF of a concept invoice has no number and no payment box', async () => {
  const text = await textOfInvoice(concept)
  expect(text).toContain('Factuur Concept')
  expect(text).not.toMatch(/2026-000123|Mededeling|Rekening|BE71|\+\+\+|Te betalen/)
})

test('the PDF of an invoice with VAT has no exemption text', async () => {
  const text = await textOfInvoice({
    ...billed('BE21', 781_958),
  })
  expect(text).not.toContain('Vrijgesteld')
  expect(text).toContain('Btw 21 % € 1.642,11')
  expect(text).toContain('Te betalen € 9.461,69')
})

test('a price with more than two decimals is printed exactly', async () => {
  const line = { ...workedLine('Nacht, 35 %', 35, 1, 4_500), baseRate: cents(3_333) }
  const text = await textOfInvoice({
    orders: [{ heading: 'Prestaties', reference: '', period: null, baseRate: cents(3_333), lines: [line] }],
  })
  expect(text).toContain('1,00 uur € 44,9955 vrij € 45,00')
})

test('the PDF of an invoice with only free costs has no column of hours', async () => {
  const text = await textOfInvoice({ orders: [], period: null })
  expect(text).not.toMatch(/Tijd|Gewerkte uren|Periode/)
})

test('a negative cost is printed with a minus sign, not with a hyphen', async () => {
  const cost = costLine('Teruggave parking', { cost: cents(-600), total: cents(-4_800) })
  expect(await textOfInvoice({ freeCosts: [cost] })).toContain('8 ritten € −6,00 vrij € −48,00')
})

test('forty free costs with the longest possible words are all printed, with a table header on each page', async () => {
  const freeCosts = Array.from({ length: 40 }, (_, n) =>
    costLine(`${n}`.padStart(40, 'W'), { units: n % 2 === 0 ? 'M'.repeat(40) : 'ritten' }),
  )
  const pages = await pagesOfInvoice({ freeCosts })
  const letters = pages.join('').replace(/\s/g, '')
  for (const cost of freeCosts) expect(letters).toContain(cost.description)
  expect(letters.split('M'.repeat(40))).toHaveLength(21)
  for (const page of pages.slice(0, -1)) expect(page).toContain('Omschrijving Tijd Aantal Eenheidsprijs Btw Bedrag')
  expect(pages.at(-1)).toContain(`Bladzijde ${pages.length} van ${pages.length}`)
})

test('forty ordinary free costs take two pages, and the amount to pay is at the bottom of the second page', async () => {
  const freeCosts = Array.from({ length: 40 }, (_, n) => costLine(`Verplaatsing, rit ${n + 1}`))
  const pages = await pagesOfInvoice({ freeCosts })
  expect(pages).toHaveLength(2)
  expect(pages[1]).toMatch(/rit 40 .* Te betalen .* Mededeling .* Bladzijde 2 van 2$/)
})

test('references of 255 characters on an invoice are printed completely', async () => {
  const externalReference = 'R'.repeat(255)
  expect((await textOfInvoice({ externalReference })).replace(/\s/g, '')).toContain(externalReference)
})

test('an exemption text keeps its line breaks, and its longest word does not touch the totals', async () => {
  const text = await textOfInvoice(billed('EX_OTHER', 781_958, `Vrijgesteld van btw\n${'W'.repeat(99)}`))
  const printed = text.match(/W{2,}/g) ?? []
  expect(printed.join('')).toHaveLength(99)
  expect(printed.every((piece) => piece.length < 40)).toBe(true)
})

test('the address of a foreign customer contains the country', async () => {
  const customer = { ...invoice.customer, country: 'NL', enterpriseNumber: '', vatId: 'NL123456789B01' }
  expect(await textOfInvoice({ customer })).toContain('9810 Nazareth Nederland NL123456789B01')
})

test('the date on an invoice does not depend on the hour at which it is printed', async () => {
  const late = moment('2026-12-31 23:59+01:00')
  const pdf = await renderPdf('invoice', { ...invoice, date: toDay('2026-12-31') }, { createdAt: late })
  expect(await textOf(pdf)).toContain('Factuurdatum 31-12-2026')
})
