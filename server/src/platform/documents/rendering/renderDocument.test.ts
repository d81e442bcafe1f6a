import { cents } from '@uurwerk/domain/money/cents'
import { hundredths } from '@uurwerk/domain/money/hundredths'
import { expect, test } from 'vitest'
import { png } from '../../../testing/images.ts'
import { canPrintLogo, renderPdf } from './renderDocument.ts'
import { billed, costLine, invoice, moment, timesheet, workedShift } from '../testing/sampleDocuments.ts'
import { pagesOf, placesOf, textOf } from '../testing/pagesOf.ts'

const createdAt = moment('2026-11-20 09:00+01:00')

test('the same data and the same moment give the same bytes of a PDF, in any order of the documents', async () => {
  const first = await renderPdf('invoice', invoice, { createdAt })
  await renderPdf('timesheet', timesheet, { createdAt })
  const again = await renderPdf('invoice', structuredClone(invoice), { createdAt })
  expect(again.equals(first)).toBe(true)
})

test('a document is an archivable PDF with tags, in Dutch, with its title and with all its fonts inside', async () => {
  const pdf = (await renderPdf('invoice', invoice, { createdAt })).toString('latin1')
  expect(pdf).toMatch(/^%PDF-1\.7/)
  expect(pdf).toContain('/MarkInfo')
  expect(pdf).toMatch(/\/Lang ?\(nl-BE\)/)
  expect(pdf).toContain('<pdfaid:part>3</pdfaid:part>')
  expect(pdf).toContain('Factuur 2026-000123')
  expect([...new Set(pdf.match(/InstrumentSans-\w+|LibertinusSerif/g))].toSorted()).toEqual([
    'InstrumentSans-Medium',
    'InstrumentSans-Regular',
    'InstrumentSans-SemiBold',
  ])
})

test('when an invoice and its timesheet are one file, the timesheet is always the version for the customer', async () => {
  const text = await textOf(await renderPdf('invoiceWithTimesheet', { invoice, timesheet }, { createdAt }))
  expect(text).toContain('vr 16/10/2026 afwezig')
  expect(text).not.toMatch(/ziekte|vakantie/i)
})

test('an invoice and a timesheet in one file have separate page numbers', async () => {
  const shifts = Array.from({ length: 60 }, (_, n) =>
    workedShift(`2026-10-05 0${n % 8}:00+02:00`, `2026-10-05 0${(n % 8) + 1}:00+02:00`),
  )
  const both = { invoice, timesheet: { ...timesheet, shifts } }
  const pages = await pagesOf(await renderPdf('invoiceWithTimesheet', both, { createdAt }))
  expect(pages.map((page) => /Bladzijde \d van \d/.exec(page)?.[0])).toEqual([
    'Bladzijde 1 van 1',
    'Bladzijde 1 van 2',
    'Bladzijde 2 van 2',
  ])
  expect(pages[0]).toContain('Te betalen')
  expect(pages[1]).toContain('Timesheet oktober 2026')
})

const remarks = [
  '€ ë ï é ç ’ – Ł ș',
  '= # $x$ *vet* _schuin_ `code` \\ <a> @b //c',
  '"recht" \'en\' -- krom...',
  '½ Ж Ω',
]
test.each(remarks)('a remark on a timesheet is printed as it was typed: %s', async (remark) => {
  const shifts = [workedShift('2026-10-05 07:00+02:00', '2026-10-05 15:00+02:00', { remark })]
  expect(await textOf(await renderPdf('timesheet', { ...timesheet, shifts }, { createdAt }))).toContain(remark)
})

const foreign = [
  ['Πέτρος Παπαδόπουλος', 'Πέτρος Παπαδόπουλος'],
  ['Дарья Щукина', 'Дарья Щукина'],
  ['e\u0301 n\u0303', 'e\u0301 n\u0303'],
  ['王小明', '□□□'],
  ['محمد الفاسي', '□□□□ □□□□□□'],
  ['김민준', '□□□'],
  ['อภิชาติ', '□□□□□'],
  ['zorg 👩🏽‍⚕️ 🇧🇪', 'zorg □ □'],
  ['"\u0e34" = 1', '□" = 1'],
] as const
test.each(foreign)('the reference %s is printed as %s, and the PDF is still archivable', async (typed, printed) => {
  const pdf = await renderPdf('invoice', { ...invoice, externalReference: `PO ${typed} 77231` }, { createdAt })
  expect(await textOf(pdf)).toContain(`PO ${printed} 77231`)
  expect(pdf.toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>')
})

test('control characters in a text are printed as spaces', async () => {
  const reference = 'PO\u000077231\u001B\n\t€'
  const pdf = await renderPdf('invoice', { ...invoice, externalReference: reference }, { createdAt })
  expect(await textOf(pdf)).toContain('PO 77231 €')
})

test('an exemption text of several lines is printed on several lines', async () => {
  const disclaimer = 'Vrijgesteld van btw\r\nop grond van\u0007 artikel 44\nvan het Btw-Wetboek'
  const pdf = await renderPdf('invoice', { ...invoice, ...billed('EX_OTHER', 781_958, disclaimer) }, { createdAt })
  const texts = (await placesOf(pdf)).map(({ text }) => text)
  expect(texts).toEqual(
    expect.arrayContaining(['Vrijgesteld van btw', 'op grond van artikel 44', 'van het Btw-Wetboek']),
  )
})

test('the largest amounts of an invoice do not touch the next column', async () => {
  const large = costLine('Grote kost', {
    amount: hundredths(10_000_000),
    cost: cents(100_000_000),
    total: cents(10_000_000_000_000),
  })
  const printed = await placesOf(await renderPdf('invoice', { ...invoice, freeCosts: [large, large] }, { createdAt }))
  const amounts = printed.filter(({ text }) => text.includes('100.000.000.000,00'))
  expect(amounts).toHaveLength(2)
  for (const amount of amounts) {
    const vat = printed.find(({ text, y }) => text === 'vrij' && y === amount.y)
    expect(vat!.x + vat!.width).toBeLessThan(amount.x)
  }
})

test('data that is not a document is refused before anything is printed', async () => {
  const broken = { ...invoice, totals: { ...invoice.totals, vat: 0.5 } }
  await expect(renderPdf('invoice', broken as typeof invoice, { createdAt })).rejects.toThrow('vat')
})

test('a document with a logo that cannot be drawn is made without the logo', async () => {
  const company = { ...invoice.company, logoId: 7 }
  const plain = await renderPdf('invoice', invoice, { createdAt })
  const logoOf = async () => Buffer.from('no picture')
  const made = await renderPdf('invoice', { ...invoice, company }, { createdAt, logoOf })
  expect(await textOf(made)).toBe(await textOf(plain))
  expect(await canPrintLogo(await logoOf())).toBe(false)
})

test('an invoice and a timesheet in one file are each printed with their own logo', async () => {
  const logos = new Map([
    [7, png(300, 80)],
    [8, png(90, 90)],
  ])
  const both = {
    invoice: { ...invoice, company: { ...invoice.company, logoId: 7 } },
    timesheet: { ...timesheet, company: { ...timesheet.company, logoId: 8 } },
  }
  const logoOf = async (id: number) => logos.get(id) ?? null
  const pdf = (await renderPdf('invoiceWithTimesheet', both, { createdAt, logoOf })).toString('latin1')
  expect([...pdf.matchAll(/\/Width (\d+)/g)].map(([, width]) => width).toSorted()).toEqual(['300', '90'])
  expect(pdf).toContain('<pdfaid:part>3</pdfaid:part>')
})
