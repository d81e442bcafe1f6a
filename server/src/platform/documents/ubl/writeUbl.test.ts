import { ublOfCreditNote, ublOfInvoice } from '@uurwerk/domain/invoicing/ubl/ublOf'
import { cents } from '@uurwerk/domain/money/cents'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InvoiceDocument } from '../invoiceDocument.ts'
import { printCreditNote } from '../printing/printCreditNote.ts'
import { printInvoice } from '../printing/printInvoice.ts'
import type { PrintedBill } from '../printing/printedDocument.ts'
import { costLine, invoice as sample } from '../testing/sampleDocuments.ts'
import { invoices } from './testing/randomInvoices.ts'
import { all, at, centsAt, linesOf, readUbl } from './testing/readUbl.ts'
import { brokenRules } from './testing/ublRules.ts'
import { writeUbl } from './writeUbl.ts'

type Numbered = InvoiceDocument & { readonly number: string }

const lieselotte: Numbered = { ...sample, number: '2026-000123' }

const pdf = { fileName: 'Factuur 2026-000123.pdf', content: Buffer.from('%PDF-1.7 stands here') }
const creditNoteOf = (invoice: Numbered) => ({
  invoice,
  amounts: [],
  isWhole: true,
  number: 'CN2026-000001',
  date: invoice.date,
  reason: '',
})
const xmlOf = (invoice: Numbered): string => writeUbl(ublOfInvoice(invoice), [pdf]).toString()
const read = (invoice: Numbered) => readUbl(xmlOf(invoice))
const readCreditNote = (invoice: Numbered) => readUbl(writeUbl(ublOfCreditNote(creditNoteOf(invoice)), [pdf]))

/** The amounts of a UBL file, first of the lines and then the totals, written as in the PDF. */
const amountsOf = (root: ReturnType<typeof readUbl>) => [
  ...linesOf(root).map((line) => formatEuros(cents(centsAt(line, 'LineExtensionAmount')))),
  formatEuros(cents(centsAt(root, 'LegalMonetaryTotal/TaxExclusiveAmount'))),
  ...all(root, 'TaxTotal/TaxSubtotal').map((group) => formatEuros(cents(centsAt(group, 'TaxAmount')))),
  formatEuros(cents(centsAt(root, 'LegalMonetaryTotal/PayableAmount'))),
]

const printedAmounts = ({ groups, totals, final }: PrintedBill) => [
  ...groups.flatMap(({ lines }) => lines.map(({ amount }) => amount)),
  ...totals.slice(totals.findIndex(([label]) => label === 'Totaal excl. btw')).map(([, value]) => value),
  final[1],
]

test('the UBL of two hundred random invoices and their credit notes follows every rule, with the same amounts as the PDF', async () => {
  await fc.assert(
    fc.asyncProperty(invoices, async (invoice) => {
      const [bill, note] = [read(invoice), readCreditNote(invoice)]
      expect(brokenRules(bill)).toEqual([])
      expect(brokenRules(note)).toEqual([])
      expect(amountsOf(bill)).toEqual(printedAmounts(await printInvoice(invoice)))
      expect(amountsOf(note)).toEqual(printedAmounts(printCreditNote(creditNoteOf(invoice))))
    }),
    { numRuns: 200 },
  )
})

describe('the UBL of Lieselotte’s October', () => {
  const root = read(lieselotte)

  test('the UBL identifies the seller and the buyer by their enterprise numbers', () => {
    const [seller, buyer] = [
      all(root, 'AccountingSupplierParty/Party')[0]!,
      all(root, 'AccountingCustomerParty/Party')[0]!,
    ]
    expect([at(seller, 'EndpointID'), at(seller, 'PartyTaxScheme/CompanyID')]).toEqual(['0798113624', 'BE0798113624'])
    expect(at(seller, 'PartyLegalEntity/RegistrationName')).toBe('Wijzerplaat Zorg bv')
    expect(at(seller, 'PartyLegalEntity/CompanyLegalForm')).toBe('bv RPR Gent')
    expect([at(buyer, 'EndpointID'), at(buyer, 'PartyTaxScheme/CompanyID')]).toEqual(['0799412335', 'BE0799412335'])
    expect(at(buyer, 'PartyLegalEntity/RegistrationName')).toBe('AZ Klaverveld vzw')
    expect(at(buyer, 'Contact/Name')).toBe('mevr. Goedele Van Cauwenberghe')
  })

  test('the UBL contains the due date, the account and the payment reference', () => {
    expect(at(root, 'DueDate')).toBe('2026-12-20')
    expect(at(root, 'PaymentMeans/PaymentMeansCode')).toBe('30')
    expect(at(root, 'PaymentMeans/PaymentID')).toBe('+++202/6000/12320+++')
    expect(at(root, 'PaymentMeans/PayeeFinancialAccount/ID')).toBe('BE71096123456769')
    expect(at(root, 'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID')).toBe('GKCCBEBB')
  })

  test('the UBL contains hours with a price that includes the premium', () => {
    const night = linesOf(root).find((line) => at(line, 'Item/Name') === 'Nacht, 35 %')!
    expect(all(night, 'InvoicedQuantity')[0]?.getAttribute('unitCode')).toBe('HUR')
    expect([at(night, 'InvoicedQuantity'), at(night, 'Price/PriceAmount')]).toEqual(['14', '56.70'])
    expect(at(night, 'LineExtensionAmount')).toBe('793.80')
  })

  test('the UBL contains the PDF of the invoice, byte for byte', () => {
    const [file] = all(root, 'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject')
    expect(file?.getAttribute('filename')).toBe('Factuur 2026-000123.pdf')
    expect(Buffer.from(file?.textContent ?? '', 'base64').equals(pdf.content)).toBe(true)
  })

  test('the UBL of a credit note refers to the credited invoice, and asks for no payment', () => {
    const note = readCreditNote(lieselotte)
    expect([note.localName, at(note, 'ID'), at(note, 'CreditNoteTypeCode')]).toEqual([
      'CreditNote',
      'CN2026-000001',
      '381',
    ])
    expect(at(note, 'BillingReference/InvoiceDocumentReference/ID')).toBe('2026-000123')
    expect(at(note, 'BillingReference/InvoiceDocumentReference/IssueDate')).toBe('2026-11-20')
    expect(at(note, 'Note')).toBe('Factuur 2026-000123 wordt volledig gecrediteerd')
    expect(all(note, 'PaymentMeans')).toEqual([])
    expect(at(note, 'LegalMonetaryTotal/PayableAmount')).toBe('7819.58')
  })
})

test('the UBL writes twenty minutes as 0.333333 hours', () => {
  const [order] = lieselotte.orders
  const line = { ...order!.lines[0]!, seconds: 1200 as typeof sample.worked, amount: cents(1400) }
  const root = read({ ...lieselotte, orders: [{ ...order!, lines: [line] }] })
  expect(at(root, 'InvoiceLine/InvoicedQuantity')).toBe('0.333333')
})

test('the UBL writes a negative cost as a negative quantity with a positive price', () => {
  const cost = costLine('Korting', { cost: cents(-1450), total: cents(-11_600) })
  const root = read({ ...lieselotte, freeCosts: [cost] })
  const line = linesOf(root).at(-1)!
  expect([at(line, 'InvoicedQuantity'), at(line, 'Price/PriceAmount'), at(line, 'LineExtensionAmount')]).toEqual([
    '-8',
    '14.50',
    '-116.00',
  ])
})

test('the UBL escapes XML characters, and leaves out characters that XML forbids', () => {
  const organisationName = '<Łódź> & “Zoë” ]]>\u0007'
  expect(
    at(
      read({ ...lieselotte, customer: { ...lieselotte.customer, organisationName } }),
      'AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName',
    ),
  ).toBe('<Łódź> & “Zoë” ]]>')
})

const damages: [rule: string, found: string | RegExp, put: string][] = [
  ['BR-02', '<cbc:ID>2026-000123</cbc:ID><cbc:IssueDate>', '<cbc:IssueDate>'],
  ['BR-CO-10', '<cbc:LineExtensionAmount currencyID="EUR">793.80', '<cbc:LineExtensionAmount currencyID="EUR">793.81'],
  ['BR-CO-15', '<cbc:TaxInclusiveAmount currencyID="EUR">7819.58', '<cbc:TaxInclusiveAmount currencyID="EUR">7819.57'],
  ['BR-CO-25', '<cbc:DueDate>2026-12-20</cbc:DueDate>', ''],
  ['BR-DEC-19', '<cbc:TaxableAmount currencyID="EUR">7819.58', '<cbc:TaxableAmount currencyID="EUR">7819.580'],
  ['BR-E-02', /<cac:PartyTaxScheme>.*?<\/cac:PartyTaxScheme>/, ''],
  ['BR-E-10', /<cbc:TaxExemptionReasonCode>.*<\/cbc:TaxExemptionReason>/, ''],
  ['BR-61', 'BE71096123456769', 'BE71096123456768'],
  ['BR-27', '<cbc:PriceAmount currencyID="EUR">56.70', '<cbc:PriceAmount currencyID="EUR">-56.70'],
  ['BR-CL-25', 'schemeID="0208"', 'schemeID="9999"'],
  ['PEPPOL-EN16931-R003', '<cbc:BuyerReference>PO-77231</cbc:BuyerReference>', ''],
  ['PEPPOL-EN16931-R008', '<cbc:BuyerReference>PO-77231', '<cbc:BuyerReference> '],
  ['PEPPOL-EN16931-R051', 'currencyID="EUR"', 'currencyID="USD"'],
  ['PEPPOL-EN16931-R120', '<cbc:InvoicedQuantity unitCode="HUR">14<', '<cbc:InvoicedQuantity unitCode="HUR">13<'],
  ['PEPPOL-COMMON-R043', '0799412335</cbc:EndpointID>', '0799412336</cbc:EndpointID>'],
  ['BR-63', /(<cac:AccountingCustomerParty>.*?<cbc:EndpointID) schemeID="0208"/, '$1'],
  ['BR-CL-04', '<cbc:DocumentCurrencyCode>EUR', '<cbc:DocumentCurrencyCode>USD'],
  ['BR-CL-16', '<cbc:PaymentMeansCode>30', '<cbc:PaymentMeansCode>1'],
  ['BR-CL-18', /(<cac:ClassifiedTaxCategory><cbc:ID>)E/, '$1X'],
  ['PEPPOL-EN16931-CL001', 'mimeCode="application/pdf"', 'mimeCode="text/html"'],
  ['PEPPOL-EN16931-F001', '<cbc:DueDate>2026-12-20', '<cbc:DueDate>20-12-2026'],
  ['PEPPOL-EN16931-P0100', '<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>381'],
  ['UBL-SR', /(<cbc:BuyerReference>.*?<\/cbc:BuyerReference>)/, '$1$1'],
  ['UBL-2.1 XSD', /(<cbc:IssueDate>.*<\/cbc:IssueDate>)(<cbc:DueDate>.*<\/cbc:DueDate>)/, '$2$1'],
]
test.each(damages)('the check of a damaged UBL file reports the broken rule %s', (rule, found, put) => {
  const whole = xmlOf(lieselotte)
  const damaged = whole.replace(found, put)
  expect(damaged).not.toBe(whole)
  expect(brokenRules(readUbl(damaged))).toContain(rule)
})
