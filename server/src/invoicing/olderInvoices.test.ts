import { customer as customerCall } from '@uurwerk/contract/customers/customers'
import { accountingCsv } from '@uurwerk/contract/invoicing/accountingExport'
import {
  creditInvoice,
  downloadCreditNote,
  downloadCreditNoteUbl,
  downloadInvoice,
  downloadInvoiceUbl,
  finishInvoice,
  invoice,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { chooseCustomerRegime, vatRegimeProposals } from '@uurwerk/contract/invoicing/vatRegimes'
import { receivables } from '@uurwerk/contract/payments/receivables'
import { afterAll, expect, test } from 'vitest'
import { createDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migration/migrate.ts'
import { createPool } from '../platform/db/opening/createPool.ts'
import { textOf } from '../platform/documents/testing/pagesOf.ts'
import { at, readUbl } from '../platform/documents/ubl/testing/readUbl.ts'
import { call, outcomeOf, refused } from '../testing/call.ts'
import { createEmptyDatabase } from '../testing/database/createTestDatabase.ts'
import { ARTICLE_44, givenOlderOffice, REVERSED_IN_EU } from '../testing/world/givenOlderOffice.ts'
import type { OlderCustomerName, OlderInvoiceName } from '../testing/world/givenOlderOffice.ts'
import { migrateUntil } from '../testing/database/migrateUntil.ts'
import { startTestAppOn } from '../testing/startTestApp.ts'

/**
 * The tables of finished documents and their keys. Nobody changes a row of these tables, and a migration does not
 * change them either.
 */
const FINISHED = {
  invoices: 'id',
  invoice_lines: 'invoice_id, position',
  invoice_costs: 'id',
  invoice_emails: 'invoice_id, email_address',
  credit_notes: 'invoice_id',
  documents: 'id',
  mails: 'id',
  mail_documents: 'mail_id, document_id',
  payments: 'id',
  number_series: 'series, year',
}
type Rows = Record<string, unknown>[]
type Stored = Readonly<Record<string, { readonly columns: readonly string[]; readonly rows: Rows }>>

const { url } = await createEmptyDatabase()
await migrateUntil(url, '0024')
const pool = createPool({ url, max: 4 })
const db = createDatabase(pool)
afterAll(() => db.destroy())
const older = await givenOlderOffice(db)
const before = await stored()
await migrate({ url })
const testApp = await startTestAppOn({ url, pool, db }, { now: '2026-11-20T09:00:00Z' })
const hr = await testApp.as(older.hrId)

/** Reads all rows of the finished documents, with only the columns that existed before the migrations. */
async function stored(known: Stored = {}): Promise<Stored> {
  const tables: [string, Stored[string]][] = []
  for (const [table, order] of Object.entries(FINISHED)) {
    const columns = known[table]?.columns ?? (await columnsOf(table))
    const { rows } = await pool.query(`select ${columns.join(', ')} from ${table} order by ${order}`)
    tables.push([table, { columns, rows }])
  }
  return Object.fromEntries(tables)
}

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = $1 order by ordinal_position`,
    [table],
  )
  return rows.map(({ column_name }) => column_name)
}

const read = (name: OlderInvoiceName) => call(hr, invoice, { params: { id: older.invoices[name] } })
const idOf = (name: OlderInvoiceName) => ({ params: { id: older.invoices[name] } })
const storedText = (kind: string, name: OlderInvoiceName) =>
  `${kind} ${older.invoices[name]} as an older release made it \u0000\u00FF`

test('the migration changes no document, line, total, mail or payment of a finished invoice', async () => {
  const after = await stored(before)
  for (const table of Object.keys(FINISHED)) expect([table, after[table]]).toEqual([table, before[table]])
})

test('a stored PDF and a stored UBL are downloaded byte for byte', async () => {
  const downloaded = [
    ['invoice', 'taxed', await outcomeOf(hr, downloadInvoice, idOf('taxed'))],
    ['invoice_ubl', 'taxed', await outcomeOf(hr, downloadInvoiceUbl, idOf('taxed'))],
    ['invoice_ubl', 'exempt', await outcomeOf(hr, downloadInvoiceUbl, idOf('exempt'))],
    ['credit_note', 'credited', await outcomeOf(hr, downloadCreditNote, idOf('credited'))],
    ['credit_note_ubl', 'credited', await outcomeOf(hr, downloadCreditNoteUbl, idOf('credited'))],
    ['credit_note', 'creditedTaxed', await outcomeOf(hr, downloadCreditNote, idOf('creditedTaxed'))],
  ] as const
  for (const [kind, name, { raw }] of downloaded) expect([kind, raw.toString()]).toEqual([kind, storedText(kind, name)])
})

test.each([
  ['taxed', [{ category: 'S', percentage: 21, base: 372.8, vat: 78.29, code: '', reason: '' }]],
  ['exempt', [{ category: 'E', percentage: 0, base: 372.8, vat: 0, code: 'VATEX-EU-132', reason: ARTICLE_44 }]],
  ['dutch', [{ category: 'E', percentage: 0, base: 372.8, vat: 0, code: '', reason: REVERSED_IN_EU }]],
  ['onceTaxed', [{ category: 'S', percentage: 6, base: 372.8, vat: 22.37, code: '', reason: '' }]],
  [
    'ownGround',
    [
      {
        category: 'E',
        percentage: 0,
        base: 372.8,
        vat: 0,
        code: '',
        reason: 'Vrijgesteld: sociaal statuut\nzie bijlage',
      },
    ],
  ],
] as const)('the older invoice %s keeps its VAT rate and its VAT text', async (name, groups) => {
  const { vatBreakdown, totalVATIncluded } = await read(name)
  expect(vatBreakdown).toEqual(groups)
  expect(totalVATIncluded).toBeCloseTo(372.8 + groups[0].vat, 5)
})

test('an older invoice that was never printed gets a PDF and a UBL with its old VAT text', async () => {
  const pdf = await textOf((await outcomeOf(hr, downloadInvoice, idOf('dutchUnprinted'))).raw)
  for (const words of [REVERSED_IN_EU, '2026-000011', '€ 372,80', 'NL123456789B01', 'PO-4711'])
    expect(pdf.replaceAll('\u00A0', ' ')).toContain(words)
  const { raw } = await outcomeOf(hr, downloadInvoiceUbl, idOf('unprinted'))
  const ubl = readUbl(raw)
  expect(at(ubl, 'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason')).toBe(ARTICLE_44)
})

test('an older credit note credits the whole invoice, so that the invoice cannot be credited again', async () => {
  for (const name of ['credited', 'creditedTaxed'] as const) {
    const { status, creditNotes, creditFacts, totalVATIncluded, creditedAmount } = await read(name)
    expect({ status, creditedAmount }).toEqual({ status: 'CREDIT_NOTED', creditedAmount: totalVATIncluded })
    expect(creditNotes).toMatchObject([{ kind: 'full', totalVATIncluded }])
    expect(creditFacts?.lines.map(({ left }) => left.amount)).toEqual([0, 0])
  }
})

test('HR can credit a part of an older invoice, with the right amount to the cent', async () => {
  const group = { category: 'S', percentage: 21 } as const
  const body = { kind: 'amount', date: '2026-11-20', amount: 100, reason: 'Korting', group } as const
  await call(hr, creditInvoice, { ...idOf('taxed'), body })
  expect(await read('taxed')).toMatchObject({ creditedAmount: 121 })
  const raw = (await outcomeOf(hr, downloadInvoiceUbl, idOf('taxed'))).raw.toString()
  expect(raw).toBe(storedText('invoice_ubl', 'taxed'))
})

test('the accounting export and the list of open amounts contain the amounts of invoices of an older release', async () => {
  const csv = await call(hr, accountingCsv, { query: { from: '2026-10-01', to: '2026-10-31' } })
  const rows = csv.split('\r\n').filter((row) => row.includes('2026-0000'))
  expect(rows).toHaveLength(16)
  expect(rows.find((row) => row.includes('2026-000001'))).toContain('451,09')
  const { _embedded } = await call(hr, receivables)
  const open = _embedded.receivableDtoList.flatMap(({ invoices }) => invoices)
  const openOf = (name: OlderInvoiceName) => open.find(({ invoiceId }) => invoiceId === older.invoices[name])?.open
  expect([openOf('exempt'), openOf('wrongNumber'), openOf('creditedTaxed')]).toEqual([372.8, 451.09, undefined])
})

test.each([
  ['taxed', 'BE21'],
  ['exempt', 'EX44_2'],
  ['onceTaxed', 'EX44_2'],
  ['mixed', null],
  ['person', 'EX44_2'],
  ['dutch', 'RC_EU'],
  ['small', 'EX56'],
  ['ownGround', null],
  ['longAgo', null],
] satisfies [OlderCustomerName, string | null][])(
  'the older customer %s gets the VAT regime %s: the regime of all its invoices of a year, or none',
  async (name, regime) => {
    const { _embedded } = await call(hr, vatRegimeProposals)
    const listed = _embedded.proposalList.find(({ customerId }) => customerId === older.customers[name])
    expect(listed?.chosen).toBe(regime)
  },
)

test.each([
  ['taxed', { enterpriseNumber: '0428759497', vatId: 'BE0428759497', privatePerson: false }],
  ['exempt', { enterpriseNumber: '0428759497', vatId: '' }],
  ['onceTaxed', { enterpriseNumber: '0428759497', vatId: 'BE0428759497' }],
  ['person', { enterpriseNumber: '', vatId: '', privatePerson: true }],
  ['dutch', { enterpriseNumber: '', vatId: 'NL123456789B01' }],
  ['wrongNumber', { enterpriseNumber: '', vatId: '', vat: 'NL12AB' }],
  ['pending', { enterpriseNumber: '', vatId: '', vat: 'in aanvraag' }],
] satisfies [OlderCustomerName, object][])(
  'the migration splits the single number text of the older customer %s into its numbers',
  async (name, numbers) => {
    expect(await call(hr, customerCall, { params: { id: older.customers[name] } })).toMatchObject(numbers)
  },
)

test('HR sees the customers whose stored number is possibly a VAT number, until HR chooses their VAT regime', async () => {
  const unknownCustomers = async () => {
    const { _embedded } = await call(hr, vatRegimeProposals)
    return _embedded.proposalList.filter(({ vatIdUnknown }) => vatIdUnknown).map(({ customerId }) => customerId)
  }
  expect(await unknownCustomers()).toEqual([older.customers.exempt])
  const params = { id: older.customers.exempt }
  const { version } = await call(hr, customerCall, { params })
  await call(hr, chooseCustomerRegime, { params, body: { regime: 'EX44_2', version } })
  expect(await unknownCustomers()).toEqual([])
})

test('an older concept invoice gets the VAT regime that matches its text, and a concept invoice with an unknown text about reversed VAT cannot get a number', async () => {
  expect(await read('conceptTaxed')).toMatchObject({ vatRegime: 'BE21' })
  expect(await read('conceptDutch')).toMatchObject({
    vatRegime: 'RC_EU',
    vatBreakdown: [{ category: 'AE', code: 'VATEX-EU-AE', reason: REVERSED_IN_EU }],
  })
  const finishing = { ...idOf('conceptReversed'), body: { status: 'CONFIRMED' } } as const
  expect(await refused(hr, finishInvoice, finishing)).toMatchObject({ status: 422, code: 'vat_ground_not_exempt' })
})
